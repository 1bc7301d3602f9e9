import { crmTexts, useTranslation } from '@platform/i18n';
import { Menu } from '../../components/Menu/index.ts';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import { useLeadStatuses } from './LeadStatusesProvider.tsx';
import type { LeadsActions } from './screenTypes.ts';
import type { CrmLead } from './types.ts';

export interface LeadBulkStatusProps extends Required<Pick<LeadsActions, 'onMoveLeads'>> {
  selected: () => readonly CrmLead[];
  onMoved: (failedIds: ReadonlySet<string>) => void;
}

export function LeadBulkStatus({ selected, onMoveLeads, onMoved }: LeadBulkStatusProps) {
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  const { run, isRunning } = useSingleFlight(async (status: string) => {
    onMoved(new Set(await onMoveLeads?.(selected(), status)));
  });
  return (
    <Menu.Root>
      <Menu.Trigger
        variant="button"
        label={t('crm.changeStatus')}
        disabledReason={isRunning ? t('crm.saving') : undefined}
      />
      <Menu.Items
        placement="bottom-end"
        items={statuses.options().map(({ value, label }) => ({
          id: value,
          label,
          onSelect: () => void run(value),
        }))}
      />
    </Menu.Root>
  );
}
