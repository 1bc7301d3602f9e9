import type { ConversationChange, InboxConversation, InboxPerson } from '@platform/api';
import { changeInboxConversation, markInboxRead, conflictOwner } from '@platform/api';
import { inboxTexts, useTranslation } from '@platform/i18n';
import type { InboxEdit } from '@platform/ui/inbox';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isForbidden, forbiddenMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { takenText } from './useTakeOver.ts';

export interface ConversationEditsOptions {
  conversation: InboxConversation | undefined;
  user: InboxPerson;
  /** Asks before the conversation is taken from another member. */
  onAsk: (conversationId: string, from: InboxPerson) => void;
  /** Called with the reason if the user may not change a conversation. */
  onRefused: (conversationId: string, message: string) => void;
}

export function useConversationEdits(options: ConversationEditsOptions) {
  const { conversation, user, onAsk, onRefused } = options;
  const t = useTranslation(inboxTexts);
  const [change] = useAction(changeInboxConversation, {
    success: (input) => doneText(t, input),
    failure: (error) => takenText(t, error) ?? forbiddenMessageOr(error, t('inbox.error.change')),
  });
  useMarkRead(conversation);

  async function onEdit(edit: InboxEdit): Promise<void> {
    if (!conversation) return;
    const { id, assignedTo } = conversation;
    const isToMe = edit.kind === 'assign' && edit.owner?.id === user.id;
    if (isToMe && assignedTo && assignedTo.id !== user.id) {
      onAsk(id, assignedTo);
      return;
    }
    const outcome = await change({ id, ...changeFor(edit, conversation) });
    if (outcome.isDone) return;
    const owner = conflictOwner(outcome.error)?.assignedTo;
    if (isToMe && owner && owner.id !== user.id) onAsk(id, owner);
    if (isForbidden(outcome.error)) onRefused(id, outcome.message);
  }
  return (edit: InboxEdit): void => void onEdit(edit);
}

function changeFor(
  edit: InboxEdit,
  { assignedTo }: InboxConversation,
): Omit<ConversationChange, 'id'> {
  switch (edit.kind) {
    case 'assign': {
      const { owner } = edit;
      return { assigned: { to: owner?.id ?? null, known: assignedTo?.id ?? null }, owner };
    }
    case 'bot':
      return { toBot: true };
    case 'resolve':
      return { status: 'resolved' };
    case 'reopen':
      return { status: 'open' };
    case 'snooze':
      return { status: 'snoozed', snoozedUntil: edit.until };
    case 'group':
      return { group: edit.group };
    case 'tags':
      return { tags: edit.tags };
  }
}

type Texts = ReturnType<typeof useTranslation<[typeof inboxTexts]>>;

function doneText(t: Texts, { status, assigned, owner, toBot }: ConversationChange): string {
  if (toBot) return t('inbox.toast.bot');
  if (assigned) {
    return owner ? t('inbox.toast.assigned', { name: owner.name }) : t('inbox.toast.unassigned');
  }
  if (status === 'resolved') return t('inbox.toast.resolved');
  if (status === 'snoozed') return t('inbox.toast.snoozed');
  return status === 'open' ? t('inbox.toast.reopened') : t('inbox.toast.changed');
}

/** Marks the open conversation as read while the page is visible, once per unread message. */
function useMarkRead(conversation: InboxConversation | undefined): void {
  const [mark] = useAction(markInboxRead, {
    failure: () => '',
    failureToast: 'never',
  });
  const isVisible = usePageVisible();
  const lastReported = useRef('');
  const { id = '', unread = 0, lastMessageAt } = conversation ?? {};
  const reportKey = `${id} ${unread} ${lastMessageAt?.getTime() ?? 0}`;
  useEffect(() => {
    if (unread === 0 || lastReported.current === reportKey || !isVisible) return;
    lastReported.current = reportKey;
    void mark(id);
  }, [id, unread, reportKey, mark, isVisible]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const usePageVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
