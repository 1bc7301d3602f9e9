import type { KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { RefreshCw, Trash2 } from 'lucide';
import { Menu } from '../../components/Menu/index.ts';

export interface DocumentActionsProps {
  document: KnowledgeDocument;
  onReindex: (documents: readonly KnowledgeDocument[]) => void;
  onDelete: (documents: readonly KnowledgeDocument[]) => void;
}

export function DocumentActions({ document, onReindex, onDelete }: DocumentActionsProps) {
  const t = useTranslation(knowledgeTexts);
  if (document.id === '') return null;
  return (
    <Menu.Root>
      <Menu.Trigger
        label={t('knowledge.documents.actionsOf', { name: document.name })}
        size="small"
      />
      <Menu.Items
        placement="bottom-end"
        items={() => [
          {
            id: 'reindex',
            label: t(`knowledge.documents.${document.status === 'failed' ? 'retry' : 'reindex'}`),
            icon: RefreshCw,
            onSelect: () => onReindex([document]),
          },
          { id: 'line', type: 'separator' },
          {
            id: 'delete',
            label: t('knowledge.documents.delete'),
            icon: Trash2,
            tone: 'danger',
            onSelect: () => onDelete([document]),
          },
        ]}
      />
    </Menu.Root>
  );
}
