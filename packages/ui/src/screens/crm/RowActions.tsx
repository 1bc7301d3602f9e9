import { crmTexts, useTranslation } from '@platform/i18n';
import { Pencil } from 'lucide';
import { RowAction } from '../../components/DataTable/RowAction.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { reachItems } from '../../internal/reachItems.ts';
import { copyItems } from '../../internal/copyItems.ts';
import { Menu } from '../../components/Menu/index.ts';

export interface RowActionsProps {
  name: string;
  editLabel: string;
  onEdit: () => void;
  email?: string;
  phone?: string;
  /** Warns before a call, such as of a missing consent. */
  callMark?: string | undefined;
}

export function RowActions({
  name,
  editLabel,
  onEdit,
  email = '',
  phone = '',
  callMark,
}: RowActionsProps) {
  const t = useTranslation(crmTexts);
  return (
    <>
      <RowAction>
        <IconButton label={editLabel} icon={<Icon icon={Pencil} />} size="small" onClick={onEdit} />
      </RowAction>
      <Menu.Root>
        <Menu.Trigger label={t('crm.actionsOf', { name: name || t('crm.unnamed') })} size="small" />
        <Menu.Items
          items={() => [
            { id: 'edit', label: editLabel, icon: Pencil, onSelect: onEdit },
            ...reachItems(t, { email, phone, callMark }),
            ...copyItems(t, email, phone),
          ]}
          placement="bottom-end"
        />
      </Menu.Root>
    </>
  );
}
