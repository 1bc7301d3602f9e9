import type { Content, ContentFields } from '@platform/api';
import { contentFieldsOf } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { useMemo } from 'react';
import { draftValues } from '../../kit/draftValues.ts';
import { useDrafts } from '../../kit/useDrafts.ts';

export interface ContentDraft {
  fields: ContentFields;
  version: number;
}

const EMPTY: ContentFields & { version: string } = {
  title: '',
  type: 'article',
  status: 'draft',
  language: '',
  body: '',
  version: '',
};
const contentDraft = { values: draftValues(EMPTY) };

export function useContentDraft({ id }: Content) {
  const drafts = useDrafts('content', contentDraft);
  return useMemo(
    () => ({
      read(): ContentDraft | undefined {
        const stored = drafts.read(id);
        if (!stored) return undefined;
        const { version, ...fields } = stored.values;
        return { fields, version: Number(version) };
      },
      keep(draft: ContentDraft | null): void {
        const values = draft && { ...draft.fields, version: String(draft.version) };
        drafts.keep(id, values && { values });
      },
    }),
    [drafts, id],
  );
}

export function differsFromStored({ fields }: ContentDraft, loaded: Content): boolean {
  return !hasSameContent(contentFieldsOf(loaded), fields);
}

/** True if both have the same content; titles are trimmed before they are sent. */
export function hasSameContent(one: ContentFields, other: ContentFields): boolean {
  return (Object.keys(one) as (keyof ContentFields)[]).every(
    (name) => trimText(one[name]) === trimText(other[name]),
  );
}
