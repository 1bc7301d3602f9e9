import { conversation, FIRST_BATCH } from '@platform/api';
import type { Conversation, ConversationDetail, ConversationList } from '@platform/api';
import { useTranslation, voiceCallsTexts } from '@platform/i18n';
import { dataOf, mapRemote } from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { CallPanelProps } from '@platform/ui/voice';
import { useState } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useRefresh, useResource } from '../../data/useResource.ts';
import { contactHrefs } from '../../platform/crm/address.ts';
import { useContacts } from '../../platform/crm/lists.ts';
import { useContact } from '../../platform/crm/useContact.ts';
import { useDebouncedValue } from '../../platform/useDebouncedValue.ts';

const POLL_MS = 5000;
const STEP_DELAY_MS = 250;

export function useCallPanel(callId: string, calls: Remote<ConversationList>) {
  const t = useTranslation(voiceCallsTexts);
  const isSettled = useDebouncedValue(callId, STEP_DELAY_MS) === callId;
  const row = dataOf(calls)?.conversations.find(({ id }) => id === callId);
  const errorText = (error: unknown) => serverMessageOr(error, t('voiceCalls.panel.failed'));
  const [isProcessing, setProcessing] = useState(false);
  const read = useResource(conversation, isSettled ? { id: callId } : null, {
    errorText,
    pollMs: isProcessing ? POLL_MS : 0,
  });
  const isStillProcessing = dataOf(read)?.isProcessing === true;
  if (isStillProcessing !== isProcessing) setProcessing(isStillProcessing);
  const call = callOf(row, read);
  const contactId = dataOf(call)?.contactId ?? '';
  const contacts = useContacts(contactId ? FIRST_BATCH : null);
  const contact = useContact(contactId, contacts);
  const refresh = useRefresh();
  return {
    callId,
    call,
    detail: detailOf(read),
    contactName: dataOf(contact)?.name,
    contactHref: dataOf(contact) ? contactHrefs.contacts(contactId) : undefined,
    onReload: () => void refresh(conversation),
  } satisfies Partial<CallPanelProps>;
}

/** Falls back to the list: a user who may not read the call still sees which one it is. */
function callOf(
  row: Conversation | undefined,
  read: Remote<ConversationDetail | null>,
): Remote<Conversation | null> {
  if (read.status === 'ready') return read;
  return row ? { status: 'ready', data: row } : read;
}

function detailOf(read: Remote<ConversationDetail | null>): Remote<ConversationDetail> {
  if (read.status === 'ready' && read.data === null) return { status: 'loading' };
  return mapRemote(read, (data) => data as ConversationDetail);
}
