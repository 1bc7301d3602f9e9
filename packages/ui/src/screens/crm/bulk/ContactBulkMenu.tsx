import { crmConsentTexts, useTranslation } from '@platform/i18n';
import { PhoneCall, Tag, Tags } from 'lucide';
import { Menu } from '../../../components/Menu/index.ts';
import type { CrmContact } from '../types.ts';
import type { BulkKind } from './ContactBulkDialog.tsx';

export interface ContactBulkMenuProps {
  selected: () => readonly CrmContact[];
  onChoose: (kind: BulkKind, contacts: readonly CrmContact[]) => void;
}

export function ContactBulkMenu({ selected, onChoose }: ContactBulkMenuProps) {
  const t = useTranslation(crmConsentTexts);
  const hasTags = () => selected().some(({ tags }) => tags.length > 0);
  const item = (kind: BulkKind) => ({
    id: kind,
    label: t(`crmConsent.${kind}.action`),
    onSelect: () => onChoose(kind, selected()),
  });
  return (
    <Menu.Root>
      <Menu.Trigger variant="button" label={t('crmConsent.change')} />
      <Menu.Items
        placement="bottom-end"
        items={() => [
          { ...item('set'), icon: PhoneCall },
          { ...item('add'), icon: Tag },
          {
            ...item('remove'),
            icon: Tags,
            disabledReason: hasTags() ? undefined : t('crmConsent.remove.none'),
          },
        ]}
      />
    </Menu.Root>
  );
}
