import { useMemo } from 'react';
import { draftTexts } from '../kit/draftFields.ts';
import { useDrafts } from '../kit/useDrafts.ts';

const baseDraft = draftTexts('name', 'description');
const pageDraft = draftTexts('url', 'depth');
const textDraft = draftTexts('title', 'text');

export function useKnowledgeDrafts() {
  const base = useDrafts('knowledgeBase', baseDraft);
  const page = useDrafts('knowledgePage', pageDraft);
  const text = useDrafts('knowledgeText', textDraft);
  return useMemo(() => ({ base, page, text }), [base, page, text]);
}
