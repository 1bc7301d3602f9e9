import { crmTexts, useTranslation } from '@platform/i18n';
import { Pencil } from 'lucide';
import { RowAction } from '../components/DataTable/RowAction.tsx';
import { Ellipsis } from '../components/Icon/dots.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { copyItems } from '../internal/copyItems.ts';
import { Menu } from '../components/Menu/index.ts';

export interface RowActionsProps {
  /** Whom or what the row is about; '' where that has no name. */
  name: string;
  /** What editing is called. */
  editLabel: string;
  onEdit: () => void;
  /** What its cells show to be copied. @default none */
  copies?: readonly string[];
}

/** Edits the row at once while it is looked at, and by its menu at any time. */
export function RowActions({ name, editLabel, onEdit, copies = [] }: RowActionsProps) {
  const t = useTranslation(crmTexts);
  return (
    <>
      <RowAction>
        <IconButton label={editLabel} icon={<Icon icon={Pencil} />} size="small" onClick={onEdit} />
      </RowAction>
      <Menu.Root>
        <Menu.Trigger
          label={t('crm.actionsOf', { name: name || t('crm.unnamed') })}
          icon={<Icon icon={Ellipsis} />}
          size="small"
        />
        <Menu.Items
          items={() => [
            { id: 'edit', label: editLabel, icon: Pencil, onSelect: onEdit },
            ...copyItems(t, ...copies),
          ]}
          placement="bottom-end"
        />
      </Menu.Root>
    </>
  );
}
