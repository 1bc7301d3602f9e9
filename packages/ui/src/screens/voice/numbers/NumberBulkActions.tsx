import type { PhoneNumber } from '@platform/domain';
import { useTranslation, voiceNumbersTexts } from '@platform/i18n';
import { AudioLines, Trash2 } from 'lucide';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Menu } from '../../../components/Menu/index.ts';
import { useSingleFlight } from '../../../internal/useSingleFlight.ts';
import type { NumberAgent, NumbersActions } from './numbersTypes.ts';

export interface NumberBulkActionsProps extends Pick<NumbersActions, 'onAssignSeveral'> {
  numbers: readonly PhoneNumber[];
  agents: readonly NumberAgent[];
  onRelease: (() => void) | undefined;
  onDone: (failed: ReadonlySet<string>) => void;
}

export function NumberBulkActions(props: NumberBulkActionsProps) {
  const { numbers, agents, onAssignSeveral, onRelease, onDone } = props;
  const t = useTranslation(voiceNumbersTexts);
  const { run, isRunning } = useSingleFlight(async (agent: NumberAgent) =>
    onDone((await onAssignSeveral?.(numbers, agent)) ?? new Set()),
  );
  return (
    <>
      {onAssignSeveral && agents.length > 0 ? (
        <Menu.Root>
          <Menu.Trigger
            variant="button"
            label={t('voiceNumbers.assign')}
            disabledReason={isRunning ? t('voiceNumbers.saving') : undefined}
          />
          <Menu.Items
            placement="bottom-end"
            items={agents.map((agent) => ({
              id: agent.id,
              label: agent.name,
              icon: AudioLines,
              onSelect: () => void run(agent),
            }))}
          />
        </Menu.Root>
      ) : null}
      {onRelease ? (
        <Button
          variant="danger"
          startIcon={<Icon icon={Trash2} size="small" />}
          aria-haspopup="dialog"
          onClick={onRelease}
        >
          {t('voiceNumbers.release')}
        </Button>
      ) : null}
    </>
  );
}
