import type { Conversation } from '@platform/domain';
import { useTranslation, voiceCallsTexts } from '@platform/i18n';
import { Check, Plus, Repeat } from 'lucide';
import { useRef } from 'react';
import { Button } from '../../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../../components/Button/index.ts';
import { Icon } from '../../../../components/Icon/Icon.tsx';
import { dataOf } from '../../../../remote.ts';
import { useShortcut } from '../../../../shortcuts/useShortcut.ts';
import { Footer } from './CallPanelContent.styles.ts';
import type { CallPanelProps } from './CallPanelContent.tsx';

interface CallActionsProps extends Pick<
  CallPanelProps,
  'detail' | 'loggedHref' | 'onCreateInteraction' | 'onReplay'
> {
  call: Conversation;
}

export function CallActions(props: CallActionsProps) {
  const { call, detail, loggedHref, onCreateInteraction, onReplay } = props;
  const t = useTranslation(voiceCallsTexts);
  const loadedCall = dataOf(detail);
  const canReplay =
    onReplay !== undefined &&
    call.agentId !== '' &&
    loadedCall?.turns.some(({ speaker }) => speaker === 'caller') === true;
  const loggedRef = useRef<HTMLAnchorElement>(null);
  const isLogged = loggedHref !== undefined;
  useShortcut(
    isLogged || onCreateInteraction
      ? {
          id: 'call.log',
          label: t(isLogged ? 'voiceCalls.panel.logged' : 'voiceCalls.panel.createInteraction'),
          onPress: () =>
            isLogged ? loggedRef.current?.click() : onCreateInteraction?.(loadedCall ?? call),
        }
      : null,
  );
  if (!isLogged && !onCreateInteraction && !canReplay) return null;
  return (
    <Footer>
      {isLogged ? (
        <ButtonLink ref={loggedRef} href={loggedHref} startIcon={<Icon icon={Check} />}>
          {t('voiceCalls.panel.logged')}
        </ButtonLink>
      ) : onCreateInteraction ? (
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
