import type { KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import type { KnowledgeBaseActions, KnowledgeBaseState } from './types.ts';

export interface StalledNoticeProps
  extends Pick<KnowledgeBaseState, 'isStalled'>, Pick<KnowledgeBaseActions, 'onCheck'> {
  documents: readonly KnowledgeDocument[];
}

export function StalledNotice({ documents, isStalled, onCheck }: StalledNoticeProps) {
  const t = useTranslation(knowledgeTexts);
  const count = documents.filter(
    ({ status }) => status === 'queued' || status === 'processing',
  ).length;
  if (!isStalled || count === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t('knowledge.documents.stalled.title')}
      actions={
        <Button size="small" onClick={onCheck}>
          {t('knowledge.documents.stalled.check')}
        </Button>
      }
    >
      {t('knowledge.documents.stalled.text', { count })}
    </Banner>
  );
}
