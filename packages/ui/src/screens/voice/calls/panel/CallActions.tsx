import type { Conversation } from '@platform/domain';
import { useTranslation, voiceCallsTexts } from '@platform/i18n';
import { Plus, Repeat } from 'lucide';
import { Button } from '../../../../components/Button/Button.tsx';
import { Icon } from '../../../../components/Icon/Icon.tsx';
import { dataOf } from '../../../../remote.ts';
import { useShortcut } from '../../../../shortcuts/useShortcut.ts';
import { Footer } from './CallPanelContent.styles.ts';
import type { CallPanelProps } from './CallPanelContent.tsx';

interface CallActionsProps extends Pick<
  CallPanelProps,
  'detail' | 'onCreateInteraction' | 'onReplay'
> {
  call: Conversation;
}

export function CallActions({ call, detail, onCreateInteraction, onReplay }: CallActionsProps) {
  const t = useTranslation(voiceCallsTexts);
  const loadedCall = dataOf(detail);
  const canReplay =
    onReplay !== undefined &&
    call.agentId !== '' &&
    loadedCall?.turns.some(({ speaker }) => speaker === 'caller') === true;
  useShortcut(
    onCreateInteraction
      ? {
          id: 'call.log',
          label: t('voiceCalls.panel.createInteraction'),
          onPress: () => onCreateInteraction(loadedCall ?? call),
        }
      : null,
  );
  if (!onCreateInteraction && !canReplay) return null;
  return (
    <Footer>
      {onCreateInteraction ? (
        <Button
          variant="primary"
          startIcon={<Icon icon={Plus} />}
          aria-haspopup="dialog"
          onClick={() => onCreateInteraction(loadedCall ?? call)}
        >
          {t('voiceCalls.panel.createInteraction')}
        </Button>
      ) : null}
      {canReplay ? (
        <Button
          startIcon={<Icon icon={Repeat} />}
          aria-haspopup="dialog"
          onClick={() => onReplay(loadedCall)}
        >
          {t('voiceCalls.panel.replay')}
        </Button>
      ) : null}
    </Footer>
  );
}
