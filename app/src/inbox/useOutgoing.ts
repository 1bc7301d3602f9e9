import type { InboxPerson, InboxThread } from '@platform/api';
import { sendInboxText, conflictOwner } from '@platform/api';
import type { OutgoingMessage, SendOutcome, Outgoing } from '@platform/flows';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import type { FormDrafts } from '@platform/ui';
import type { InboxDraft } from '@platform/ui/inbox';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createOutgoing } from '@platform/flows';
import { isForbidden, forbiddenMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { useData } from '../data/DataProvider.tsx';
import { takenText, useTakeOver } from './useTakeOver.ts';

export interface OutgoingHookOptions {
  conversationId: string;
  user: InboxPerson;
  thread: InboxThread | undefined;
  drafts: FormDrafts<InboxDraft>;
  /** Called with the reason if the user may not write to a conversation. */
  onRefused: (conversationId: string, message: string) => void;
}

export function useOutgoing(options: OutgoingHookOptions) {
  const { conversationId, user, thread, drafts, onRefused } = options;
  const t = useTranslation(inboxTexts);
  const { cache } = useData();
  const store = outgoingOf(cache, user.id, t('inbox.error.send'));
  const all = useSyncExternalStore(store.subscribe, store.list);
  const [run] = useAction(sendInboxText, {
    failure: (error) => takenText(t, error) ?? forbiddenMessageOr(error, t('inbox.error.send')),
    failureToast: 'afterLeaving',
  });
  const takeOver = useTakeOver(user, (clientId) => void store.retry(clientId, send));

  async function send(message: OutgoingMessage): Promise<SendOutcome> {
    const { conversationId: to, clientId, text, isPrivate } = message;
    const outcome = await run({ conversationId: to, clientId, text, isPrivate });
    if (outcome.isDone) return { status: 'sent' };
    const owner = conflictOwner(outcome.error)?.assignedTo;
    if (owner) {
      takeOver.ask(to, owner, clientId);
      return { status: 'taken', owner };
    }
    if (!isForbidden(outcome.error)) return { status: 'failed', problem: outcome.message };
    keepAsDraft(drafts, message);
    onRefused(to, outcome.message);
    return { status: 'refused' };
  }

  // A message in the loaded thread has arrived, even if its response was lost.
  const arrived = useMemo(
    () => new Set(thread?.messages.map(({ clientId }) => clientId).filter(Boolean)),
    [thread],
  );
  useEffect(() => store.settle(arrived), [store, arrived]);
  const outgoing = useMemo(
    () =>
      all.filter(
        (message) => message.conversationId === conversationId && !arrived.has(message.clientId),
      ),
    [all, conversationId, arrived],
  );

  function onSend(text: string, isPrivate: boolean): void {
    const { assignedTo } = thread?.conversation ?? {};
    const owner = !isPrivate && assignedTo && assignedTo.id !== user.id ? assignedTo : null;
    const clientId = store.add({ conversationId, text, isPrivate }, send, owner);
    if (owner) takeOver.ask(conversationId, owner, clientId);
  }

  function onRetry(clientId: string): void {
    const owner = outgoing.find((message) => message.clientId === clientId)?.owner;
    if (owner) takeOver.ask(conversationId, owner, clientId);
    else void store.retry(clientId, send);
  }

  return { outgoing, onSend, onRetry, onRestoreDraft: store.restoreDraft, takeOver };
}

/** Prepends a rejected message to the conversation's draft. */
function keepAsDraft(
  drafts: FormDrafts<InboxDraft>,
  { conversationId, text, isPrivate }: OutgoingMessage,
): void {
  const known = drafts.read(conversationId) ?? { reply: '', note: '' };
  const field = isPrivate ? 'note' : 'reply';
  const joined = [text, known[field]].filter((each) => trimText(each) !== '').join('\n\n');
  drafts.keep(conversationId, { ...known, [field]: joined });
}

const stores = new WeakMap<object, Outgoing>();

/** Unsent messages of a user, shared by all visits of the page. */
function outgoingOf(cache: object, userId: string, interruptedProblem: string): Outgoing {
  const known = stores.get(cache);
  if (known) return known;
  const store = createOutgoing({ userId, newId: () => crypto.randomUUID(), interruptedProblem });
  stores.set(cache, store);
  return store;
}
