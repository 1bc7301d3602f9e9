import { NO_CHOICE } from '@platform/ui/content';
import type { BriefInput } from '@platform/ui/content';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSearch } from '../../kit/address.ts';
import { draftValues } from '../../kit/draftValues.ts';
import { useDrafts } from '../../kit/useDrafts.ts';
import { briefParams } from '../address.ts';

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
const briefDraft = { values: draftValues(NEW_BRIEF) };

export function useBriefDraft() {
  const [params] = useSearchParams();
  const drafts = useDrafts('brief', briefDraft);
  const [initialBrief] = useState((): BriefInput => {
    const storedBrief = drafts.read('')?.values ?? NEW_BRIEF;
    const { template } = readSearch(briefParams, params);
    return template === '' ? storedBrief : { ...storedBrief, templateId: template };
  });
  const onBriefChange = useCallback((values: BriefInput) => drafts.keep('', { values }), [drafts]);
  return { initialBrief, onBriefChange };
}
