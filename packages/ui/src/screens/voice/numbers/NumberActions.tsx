import type { PhoneNumber } from '@platform/domain';
import { useTranslation, voiceNumbersTexts } from '@platform/i18n';
import { Pencil, Trash2 } from 'lucide';
import { Menu } from '../../../components/Menu/index.ts';

export interface NumberActionsProps {
  number: PhoneNumber;
  onEdit: (number: PhoneNumber) => void;
  onRelease: (number: PhoneNumber) => void;
}

export function NumberActions({ number, onEdit, onRelease }: NumberActionsProps) {
  const t = useTranslation(voiceNumbersTexts);
  if (number.id === '') return null;
  return (
    <Menu.Root>
      <Menu.Trigger label={t('voiceNumbers.actionsOf', { number: number.number })} size="small" />
      <Menu.Items
        placement="bottom-end"
        items={() => [
          {
            id: 'edit',
            label: t('voiceNumbers.edit'),
            icon: Pencil,
            onSelect: () => onEdit(number),
          },
          { id: 'line', type: 'separator' },
          {
            id: 'release',
            label: t('voiceNumbers.release'),
            icon: Trash2,
            tone: 'danger',
            onSelect: () => onRelease(number),
          },
        ]}
      />
    </Menu.Root>
  );
}
