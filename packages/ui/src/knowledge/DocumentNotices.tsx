import type { KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useFormats, useTranslation } from '@platform/i18n';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import type { KnowledgeBaseScreenProps } from './types.ts';

export interface DocumentNoticesProps extends Pick<
  KnowledgeBaseScreenProps,
  'isStalled' | 'onCheck'
> {
  documents: readonly KnowledgeDocument[];
  /** How many there are in all. */
  total: number;
}

/** That nothing moves, and that not all documents are listed. */
export function DocumentNotices({ documents, total, isStalled, onCheck }: DocumentNoticesProps) {
  const t = useTranslation(knowledgeTexts);
  const formats = useFormats();
  const count = documents.filter(
    ({ status }) => status === 'queued' || status === 'processing',
  ).length;
  return (
    <>
      {isStalled && count > 0 ? (
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
      ) : null}
      {total > documents.length ? (
        <Banner tone="info">
          {t('knowledge.documents.cut', {
            shown: formats.number(documents.length),
            total: formats.number(total),
          })}
        </Banner>
      ) : null}
    </>
  );
}
