import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { Table } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Menu } from '../../../components/Menu/index.ts';
import type { MenuItem } from '../../../components/Menu/types.ts';
import type { tableCommands } from './tables.ts';

type TableCommand = keyof typeof tableCommands;

const added = ['addRowBefore', 'addRowAfter', 'addColumnBefore', 'addColumnAfter'] as const;
const deleted = ['deleteRow', 'deleteColumn', 'deleteTable'] as const;

export interface TableMenuProps {
  isInTable: boolean;
  run: (name: TableCommand) => void;
  tabIndex: number;
}

export function TableMenu({ isInTable, run, tabIndex }: TableMenuProps) {
  const t = useTranslation(contentEditorTexts);
  const item = (id: TableCommand): MenuItem => ({
    id,
    label: t(`contentEditor.table.${id}`),
    onSelect: () => run(id),
  });
  return (
    <Menu.Root>
      <Menu.Trigger
        label={t('contentEditor.tool.table')}
        icon={<Icon icon={Table} />}
        size="small"
        tabIndex={tabIndex}
        // Keeps the selection of the text.
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
      />
      <Menu.Items
        placement="bottom-start"
        items={
          isInTable
            ? [
                ...added.map(item),
                { id: 'separator', type: 'separator' as const },
                ...deleted.map(item),
              ]
            : [item('insertTable')]
        }
      />
    </Menu.Root>
  );
}
