import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { CircleAlert } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Item, ItemIcon, ItemText, ItemWords } from './AgentDialogs.styles.ts';
import type { PreflightItem } from './types.ts';
import { RuledList } from '../../patterns/RuledList/RuledList.styles.ts';

export interface PreflightDialogProps {
  /** The agent's name. */
  name: string;
  /** What is missing, in the order in which to mend it. */
  items: readonly PreflightItem[];
  /** Whether it is being checked again. @default false */
  isChecking?: boolean;
  /** Looks again, such as after something was mended in another tab. */
  onCheck: () => void;
  /** Asked to close; the agent stays Offline. */
  onClose: () => void;
}

/** What an agent lacks before it can go Online, each with the link that mends it. */
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
      closeLabel={t('common.action.close')}
    >
      <Dialog.Body>
        <RuledList>
          {items.map(({ id, text, label, href }) => (
            <Item key={id}>
              <ItemIcon icon={CircleAlert} />
              <ItemWords>
                <ItemText>{text}</ItemText>
                <Link href={href} onClick={onClose}>
                  {label}
                </Link>
              </ItemWords>
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
