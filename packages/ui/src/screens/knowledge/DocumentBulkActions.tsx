import type { KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { RefreshCw, Trash2 } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import type { KnowledgeBaseActions } from './types.ts';

export interface DocumentBulkActionsProps extends Pick<KnowledgeBaseActions, 'onReindex'> {
  documents: readonly KnowledgeDocument[];
  onDelete: (documents: readonly KnowledgeDocument[]) => void;
  onDone: (failed: ReadonlySet<string>) => void;
}

export function DocumentBulkActions(props: DocumentBulkActionsProps) {
  const { documents, onReindex, onDelete, onDone } = props;
  const t = useTranslation(knowledgeTexts);
  const { run, isRunning } = useSingleFlight(async () => onDone(await onReindex(documents)));
  return (
    <>
      <Button
        startIcon={<Icon icon={RefreshCw} size="small" />}
        isLoading={isRunning}
        onClick={() => void run()}
      >
        {t('knowledge.documents.reindex')}
      </Button>
      <Button
        variant="danger"
        startIcon={<Icon icon={Trash2} size="small" />}
        aria-haspopup="dialog"
        onClick={() => onDelete(documents)}
      >
        {t('knowledge.documents.delete')}
      </Button>
    </>
  );
}
