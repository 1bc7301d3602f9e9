import { crmTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { Menu } from '../../../components/Menu/index.ts';
import { useShortcut } from '../../../shortcuts/useShortcut.ts';
import { useLeadStatuses } from '../LeadStatusesProvider.tsx';
import type { FollowUpItemProps } from './CallFollowUp.tsx';
import { ItemText } from './CallFollowUp.styles.ts';
import { LabelledItem } from './LabelledItem.tsx';

export function StatusItem({
  status,
  isLoading,
  disabledReason,
  onStatusChange,
}: FollowUpItemProps) {
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  const [isOpen, setOpen] = useState(false);
  const label = t('crm.followUp.status');
  const keys = useShortcut(
    isLoading ? null : { keys: 's', label, onPress: () => setOpen(true), disabledReason },
  );
  const text = status === '' ? t('crm.followUp.noLead') : statuses.textOf(status);
  return (
    <LabelledItem label={label} keys={keys.shortcut} isLoading={isLoading}>
      <Menu.Root open={isOpen} onOpenChange={setOpen}>
        <Menu.Trigger
          variant="button"
          size="small"
          label={`${label}, ${text}`}
          aria-keyshortcuts={keys['aria-keyshortcuts']}
          disabledReason={disabledReason}
        >
          <ItemText>{text}</ItemText>
        </Menu.Trigger>
        <Menu.Items
          items={() =>
            statuses.options(status).map(({ value, label: name }) => ({
              id: value,
              label: name,
              isChecked: value === status,
              onSelect: () => {
                if (value !== status) onStatusChange(value);
              },
            }))
          }
        />
      </Menu.Root>
    </LabelledItem>
  );
}
