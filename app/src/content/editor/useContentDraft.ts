import type { Content, ContentFields } from '@platform/api';
import { contentFieldsOf } from '@platform/api';
import { jsonDrafts } from '@platform/flows';
import { trimText } from '@platform/i18n/text';
import { useMemo } from 'react';
import { useAtomValue } from '../../platform/state.ts';
import { userAtom } from '../../session/sessionAtoms.ts';

/** What was typed and not saved, and the version that it was typed over. */
export interface ContentDraft {
  fields: ContentFields;
  version: number;
}

type Values = ContentFields & { version: string };

const EMPTY: Values = {
  title: '',
  type: 'article',
  status: 'draft',
  language: '',
  body: '',
  version: '',
};

/** The draft of a content in this tab. */
export function useContentDraft(loaded: Content) {
  const userId = useAtomValue(userAtom)?.id ?? '';
  const { id } = loaded;
  return useMemo(() => {
    const drafts = jsonDrafts<Values>(userId, 'content', EMPTY);
    return {
      read(): ContentDraft | undefined {
        const kept = drafts.read(id);
        if (!kept) return undefined;
        const { version, ...fields } = kept.values;
        return { fields, version: Number(version) };
      },
      /** Null removes it. */
      keep(draft: ContentDraft | null): void {
        const values = draft && { ...draft.fields, version: String(draft.version) };
        drafts.keep(id, values && { values, base: EMPTY });
      },
    };
  }, [userId, id]);
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
