import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { CircleAlert } from 'lucide';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { Item, ItemIcon, ItemText } from './AgentDialogs.styles.ts';
import type { PreflightItem } from './agentsTypes.ts';
import { RuledList } from '../../../patterns/RuledList/RuledList.styles.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface PreflightDialogProps {
  /** Name of the agent. */
  name: string;
  /** Problems in the order in which to fix them. */
  items: readonly PreflightItem[];
  /** True while the checks run again. @default false */
  isChecking?: boolean;
  /** Called to run the checks again. */
  onCheck: () => void;
  /** Called to close the dialog; the agent stays offline. */
  onClose: () => void;
}

/** Lists what an agent needs before it can go online, each with a link to fix it. */
export function PreflightDialog({
  name,
  items,
  isChecking = false,
  onCheck,
  onClose,
}: PreflightDialogProps) {
  const t = useTranslation(voiceAgentsTexts);
  return (
    <Dialog.Root
      open
      onOpenChange={onClose}
      title={t('voiceAgents.preflight.title', { name })}
      description={t('voiceAgents.preflight.text')}
    >
      <Dialog.Body>
        <RuledList>
          {items.map(({ id, text, label, href }) => (
            <Item key={id}>
              <ItemIcon icon={CircleAlert} />
              <Stack direction="row" wraps align="stretch" gap="1 2-5">
                <ItemText>{text}</ItemText>
                <Link href={href} onClick={onClose}>
                  {label}
                </Link>
              </Stack>
            </Item>
          ))}
        </RuledList>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t('common.action.cancel')}</Button>
        <Button
          variant="primary"
          isLoading={isChecking}
          loadingText={t('voiceAgents.preflight.checking')}
          onClick={onCheck}
        >
          {t('voiceAgents.preflight.check')}
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  );
}
