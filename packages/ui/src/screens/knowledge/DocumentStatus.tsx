import type { KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { statusTone } from './documentLook.ts';
import { StatusBadge } from './KnowledgeBaseScreen.styles.ts';

export interface DocumentStatusProps {
  document: Pick<KnowledgeDocument, 'status' | 'fault'>;
}

export function DocumentStatus({ document: { status, fault } }: DocumentStatusProps) {
  const t = useTranslation(knowledgeTexts);
  const badge = (
    <StatusBadge tone={statusTone(status)}>
      {t(`knowledge.documents.status.${status ?? 'unknown'}`)}
    </StatusBadge>
  );
  if (status !== 'failed' && status !== 'stale') return badge;
  const reason = status === 'stale' ? 'stale' : (fault ?? 'unknown');
  return <Tooltip content={t(`knowledge.documents.reason.${reason}`)}>{badge}</Tooltip>;
}
