import { inboxTexts, useTranslation } from '@platform/i18n';
import { CircleAlert, Lock } from 'lucide';
import type { RefCallback } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Bubble, Failed, Meta, PrivateMark } from './MessageLog.styles.ts';
import type { InboxOutgoing } from './types.ts';

export interface OutgoingRowProps {
  message: InboxOutgoing;
  onRetry: (clientId: string) => void;
  onEdit: (clientId: string) => void;
  /** For elements that are removed when the message is sent again. */
  problemRef: RefCallback<HTMLElement>;
}

export function OutgoingRow({ message, onRetry, onEdit, problemRef }: OutgoingRowProps) {
  const t = useTranslation(inboxTexts);
  const { clientId, text, isPrivate, status, problem, owner } = message;
  const isSending = status === 'sending';
  const reason = owner ? t('inbox.outgoing.taken', { name: owner.name }) : problem;
  return (
    <>
      <Bubble
        data-own="person"
        data-private={isPrivate || undefined}
        data-waiting={isSending || undefined}
        data-failed={!isSending || undefined}
      >
        {isPrivate ? (
          <PrivateMark>
            <Icon icon={Lock} size="small" />
            {t('inbox.thread.private')}
          </PrivateMark>
        ) : null}
        <bdi>{text}</bdi>
      </Bubble>
      {isSending ? (
        <Meta data-own>{t('inbox.outgoing.sending')}</Meta>
      ) : (
        <Failed ref={problemRef} role="alert">
          <Icon icon={CircleAlert} size="small" />
          {t('inbox.outgoing.failed', { reason })}
          <Button size="small" onClick={() => onRetry(clientId)}>
            {t('inbox.outgoing.retry')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => onEdit(clientId)}>
            {t('inbox.outgoing.edit')}
          </Button>
        </Failed>
      )}
    </>
  );
}
