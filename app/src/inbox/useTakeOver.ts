import type { InboxPerson } from '@platform/api';
import { changeInboxConversation, takenIn } from '@platform/api';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { refusalOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';

/** A question whether a conversation shall be taken from somebody. */
export interface TakeOver {
  conversationId: string;
  from: InboxPerson;
  /** Who owns it as far as is known; null for nobody. */
  known: string | null;
  /** The message that waits for it; '' for none. */
  clientId: string;
}

/**
 * Taking a conversation from whoever answers, after it was asked.
 *
 * @param onTaken called with the message that waited for it, '' for none
 */
export function useTakeOver(user: InboxPerson, onTaken: (clientId: string) => void) {
  const t = useTranslation(inboxTexts);
  const [question, setQuestion] = useState<TakeOver | null>(null);
  const [change] = useAction(changeInboxConversation, {
    success: () => t('inbox.toast.assigned', { name: user.name }),
    failure: (error) => takenText(t, error) ?? refusalOr(error, t('inbox.error.change')),
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
    const now = takenIn(outcome.error);
    if (now) {
      const owner = now.assignedTo;
      setQuestion({ ...question, known: owner?.id ?? null, ...(owner && { from: owner }) });
    }
    return { status: 'refused' as const, message: outcome.message };
  }

  return { question, ask, confirm, cancel: () => setQuestion(null) };
}

/** What is said where somebody else changed the owner; null for any other failure. */
export function takenText(
  t: ReturnType<typeof useTranslation<[typeof inboxTexts]>>,
  error: unknown,
): string | null {
  const now = takenIn(error);
  if (!now) return null;
  const name = now.assignedTo?.name;
  return name ? t('inbox.error.taken', { name }) : t('inbox.error.given');
}
