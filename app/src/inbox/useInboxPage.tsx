import type { InboxPerson } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { dataOf } from '@platform/ui';
import type { InboxScreenProps, InboxThreadProps } from '@platform/ui/inbox';
import { useCallback, useMemo, useState } from 'react';
import { draftTexts } from '../kit/draftFields.ts';
import { useDrafts } from '../kit/useDrafts.ts';
import { contactHrefs } from '../platform/crm/address.ts';
import { useAtomValue } from '../platform/state.ts';
import { useOnline } from '../platform/useOnline.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { ContactHistoryView } from './ContactHistoryView.tsx';
import { useConversationEdits } from './useConversationEdits.ts';
import { useInboxList } from './useInboxList.ts';
import { useInboxThread, useTeam } from './useInboxThread.ts';
import { useOutgoing } from './useOutgoing.ts';

const messageDraft = draftTexts('reply', 'note');

const NONE: readonly string[] = [];

export function useInboxPage(): InboxScreenProps {
  const account = useAtomValue(userAtom);
  const { id = '', firstName = '', lastName = '', email = '' } = account ?? {};
  const name = trimText(`${firstName} ${lastName}`) || email;
  const user = useMemo<InboxPerson>(() => ({ id, name }), [id, name]);
  const drafts = useDrafts('inboxMessage', messageDraft);
  const { list, conversationId, listHref } = useInboxList(id);
  const { thread, older } = useInboxThread(conversationId);
  const data = dataOf(thread);
  const known = dataOf(list.items);

  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const refuse = useCallback(
    (to: string, message: string) => setRefusals((previous) => new Map(previous).set(to, message)),
    [],
  );
  const { takeOver, ...outgoing } = useOutgoing({
    conversationId,
    user,
    thread: data,
    drafts,
    onRefused: refuse,
  });
  const onEdit = useConversationEdits({
    conversation: data?.conversation,
    user,
    onAsk: takeOver.ask,
    onRefused: refuse,
  });
  const team = useTeam();
  const isOnline = useOnline();
  const { question } = takeOver;
  const contactId = data?.conversation.contactId ?? '';
  const owner = data?.conversation.assignedTo;

  const open: InboxThreadProps = {
    thread,
    conversationId,
    user,
    listHref,
    older,
    ...team,
    groups: known?.groups ?? NONE,
    tags: known?.tags ?? NONE,
    onEdit,
    ...outgoing,
    takeOver: question?.conversationId === conversationId ? question : null,
    onTakeOverRequest: () => {
      if (owner) takeOver.ask(conversationId, owner);
    },
    onTakeOver: takeOver.confirm,
    onTakeOverCancel: takeOver.cancel,
    refusal: refusals.get(conversationId) ?? '',
    onRefusalRetry: () => refuse(conversationId, ''),
    drafts,
    isOnline,
    contactHref: contactHrefs.contacts,
    history: contactId === '' ? null : <ContactHistoryView contactId={contactId} key={contactId} />,
  };
  return { list, thread: conversationId === '' ? null : open };
}
