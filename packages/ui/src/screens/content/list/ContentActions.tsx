import type { ContentRow } from '@platform/domain';
import { contentTexts, useTranslation } from '@platform/i18n';
import { Archive, ArchiveRestore, Copy, History, Pencil, Trash2 } from 'lucide';
import { Menu } from '../../../components/Menu/index.ts';
import type { ContentItemActions } from './listTypes.ts';

export interface ContentActionsProps extends ContentItemActions {
  item: ContentRow;
}

export function ContentActions({ item, ...actions }: ContentActionsProps) {
  const t = useTranslation(contentTexts);
  if (item.id === '') return null;
  const isArchived = item.status === 'archived';
  return (
    <Menu.Root>
      <Menu.Trigger
        label={t('content.actionsOf', { title: item.title || t('content.untitled') })}
        size="small"
      />
      <Menu.Items
        placement="bottom-end"
        items={() => [
          {
            id: 'open',
            label: t('common.action.open'),
            icon: Pencil,
            href: actions.contentHref(item.id),
          },
          {
            id: 'history',
            label: t('content.history'),
            icon: History,
            href: actions.historyHref(item.id),
          },
          {
            id: 'duplicate',
            label: t('content.duplicate'),
            icon: Copy,
            onSelect: () => actions.onDuplicate(item),
          },
          {
            id: 'archive',
            label: t(isArchived ? 'content.unarchive' : 'content.archive'),
            icon: isArchived ? ArchiveRestore : Archive,
            onSelect: () => actions.onArchive(item, !isArchived),
          },
          { id: 'line', type: 'separator' },
          {
            id: 'delete',
            label: t('content.remove'),
            icon: Trash2,
            tone: 'danger',
            onSelect: () => actions.onDelete(item),
          },
        ]}
      />
    </Menu.Root>
  );
}
