import type { KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../components/Badge/Badge.tsx';
import { Tooltip } from '../components/Tooltip/Tooltip.tsx';
import { statusTone } from './documentLook.ts';

export interface DocumentStatusProps {
  document: Pick<KnowledgeDocument, 'status' | 'fault'>;
}

/** Status of a document; the tooltip explains a failed or outdated one. */
export function DocumentStatus({ document: { status, fault } }: DocumentStatusProps) {
  const t = useTranslation(knowledgeTexts);
  const badge = (
    <Badge tone={statusTone(status)}>
      {t(`knowledge.documents.status.${status ?? 'unknown'}`)}
    </Badge>
  );
  if (status !== 'failed' && status !== 'stale') return badge;
  const reason = status === 'stale' ? 'stale' : (fault ?? 'unknown');
  return <Tooltip content={t(`knowledge.documents.reason.${reason}`)}>{badge}</Tooltip>;
}
