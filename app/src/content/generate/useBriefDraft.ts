import { jsonDrafts } from '@platform/flows';
import { NO_CHOICE } from '@platform/ui';
import type { BriefInput } from '@platform/ui';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSearch } from '../../kit/address.ts';
import { useAtomValue } from '../../platform/state.ts';
import { userAtom } from '../../session/sessionAtoms.ts';
import { briefParams } from '../address.ts';

/** A brief that nobody has typed in. */
const NEW_BRIEF: BriefInput = {
  templateId: NO_CHOICE,
  templateValues: {},
  type: 'article',
  topic: '',
  audience: '',
  tone: 'plain',
  language: 'en',
  length: 'medium',
  keywords: '',
  variants: '1',
  knowledgeBaseId: NO_CHOICE,
  brandNotes: '',
};

/** The brief as it was typed last in this tab, with the template that the address names. */
export function useBriefDraft() {
  const userId = useAtomValue(userAtom)?.id ?? '';
  const [params] = useSearchParams();
  const drafts = useMemo(() => jsonDrafts(userId, 'brief', NEW_BRIEF), [userId]);
  const [initialBrief] = useState((): BriefInput => {
    const kept = drafts.read('')?.values ?? NEW_BRIEF;
    const { template } = readSearch(briefParams, params);
    return template === '' ? kept : { ...kept, templateId: template };
  });
  const onBriefChange = useCallback(
    (values: BriefInput) => drafts.keep('', { values, base: NEW_BRIEF }),
    [drafts],
  );
  return { initialBrief, onBriefChange };
}
