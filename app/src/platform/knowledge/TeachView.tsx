import { knowledgeBases, FIRST_BATCH } from '@platform/api';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { TeachDialog } from '@platform/ui/knowledge';
import { useResource } from '../../data/useResource.ts';
import { hrefOf } from '../../kit/address.ts';
import { draftTexts } from '../../kit/draftFields.ts';
import { text } from '../../kit/searchParams.ts';
import { useDrafts } from '../../kit/useDrafts.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useTeach } from './useTeach.ts';

const answerDraft = draftTexts('baseId', 'question', 'answer');
const textParams = { base: text, document: text };

export interface TeachViewProps {
  /** Agent that answered; '' if it is a bot. */
  agentId: string;
  question: string;
  answered: string;
  /** Id of the draft: the call or conversation with the turn. */
  draftId: string;
  onClose: () => void;
}

export function TeachView(props: TeachViewProps) {
  const t = useTranslation(knowledgeTexts);
  const pages = usePages();
  const bases = useResource(knowledgeBases, FIRST_BATCH, {
    errorText: () => t('knowledge.bases.failed'),
  });
  const { taught, ...teach } = useTeach(props.question);
  return (
    <TeachDialog
      {...props}
      {...teach}
      bases={bases}
      drafts={useDrafts('knowledgeAnswer', answerDraft)}
      textHref={
        taught?.documentId
          ? hrefOf(pages.href('knowledgeBase'), textParams, {
              base: taught.baseId,
              document: taught.documentId,
            })
          : undefined
      }
    />
  );
}
