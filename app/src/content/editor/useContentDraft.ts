import type { Content, ContentFields } from '@platform/api';
import { contentFieldsOf } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { useMemo } from 'react';
import { draftValues } from '../../kit/draftFields.ts';
import { useDrafts } from '../../kit/useDrafts.ts';

/** What was typed and not saved, and the version that it was typed over. */
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

/** The draft of a content in this tab. */
export function useContentDraft({ id }: Content) {
  const drafts = useDrafts('content', contentDraft);
  return useMemo(
    () => ({
      read(): ContentDraft | undefined {
        const kept = drafts.read(id);
        if (!kept) return undefined;
        const { version, ...fields } = kept.values;
        return { fields, version: Number(version) };
      },
      /** Null removes it. */
      keep(draft: ContentDraft | null): void {
        const values = draft && { ...draft.fields, version: String(draft.version) };
        drafts.keep(id, values && { values });
      },
    }),
    [drafts, id],
  );
}

/** Whether a draft holds anything that the service does not have. */
export function isNews({ fields }: ContentDraft, loaded: Content): boolean {
  return !isSame(contentFieldsOf(loaded), fields);
}

/** Whether two contents say the same. Titles are sent without blanks around them. */
export function isSame(one: ContentFields, other: ContentFields): boolean {
  return (Object.keys(one) as (keyof ContentFields)[]).every(
    (name) => trimText(one[name]) === trimText(other[name]),
  );
}
