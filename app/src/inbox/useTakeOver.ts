import type { InboxPerson } from '@platform/api';
import { changeInboxConversation, conflictOwner } from '@platform/api';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { forbiddenMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';

export interface TakeOver {
  conversationId: string;
  from: InboxPerson;
  known: string | null;
  /** Message waiting for the confirmation; '' for none. */
  clientId: string;
}

/** @param onTaken called with the waiting message, '' for none */
export function useTakeOver(user: InboxPerson, onTaken: (clientId: string) => void) {
  const t = useTranslation(inboxTexts);
  const [question, setQuestion] = useState<TakeOver | null>(null);
  const [change] = useAction(changeInboxConversation, {
    success: () => t('inbox.toast.assigned', { name: user.name }),
    failure: (error) => takenText(t, error) ?? forbiddenMessageOr(error, t('inbox.error.change')),
    failureToast: 'never',
  });

  const ask = (conversationId: string, from: InboxPerson, clientId = '') =>
    setQuestion({ conversationId, from, known: from.id, clientId });

  async function confirm() {
    if (!question) return undefined;
    const { conversationId, known, clientId } = question;
    const assigned = { to: user.id, known };
    const outcome = await change({ id: conversationId, assigned, owner: user });
    if (outcome.isDone) {
      setQuestion(null);
      onTaken(clientId);
      return undefined;
    }
    const now = conflictOwner(outcome.error);
    if (now) {
      const owner = now.assignedTo;
      setQuestion({ ...question, known: owner?.id ?? null, ...(owner && { from: owner }) });
    }
    return { status: 'refused' as const, message: outcome.message };
  }

  return { question, ask, confirm, cancel: () => setQuestion(null) };
}

/** Message if another member changed the owner in the meantime; null for any other failure. */
export function takenText(
  t: ReturnType<typeof useTranslation<[typeof inboxTexts]>>,
  error: unknown,
): string | null {
  const now = conflictOwner(error);
  if (!now) return null;
  const name = now.assignedTo?.name;
  return name ? t('inbox.error.taken', { name }) : t('inbox.error.given');
}
