import { conversation, FIRST_BATCH } from '@platform/api';
import type {
  Contact,
  Conversation,
  ConversationDetail,
  ConversationList,
  Interaction,
} from '@platform/api';
import { callContactFinder } from '@platform/flows';
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
import { useCallLog } from './useCallLog.ts';

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
  const known = isSettled ? dataOf(call) : null;
  const log = useCallLog(known);
  const { contact, hasCrm } = useCallContact(dataOf(call) ?? null, log);
  const refresh = useRefresh();
  return {
    callId,
    call,
    detail: detailOf(read),
    contactName: contact?.name,
    contactHref: contact ? contactHrefs.contacts(contact.key) : undefined,
    loggedHref: log && contactHrefs.interactions(log.contactId),
    onReload: () => void refresh(conversation),
    contact,
    hasCrm,
  } satisfies Partial<CallPanelProps> & KnownContact;
}

interface KnownContact {
  /** Null if unknown, undefined while loading. */
  contact: Contact | null | undefined;
  /** False if the deployment has no CRM. */
  hasCrm: boolean;
}

/** Contact of a call: by its id, else the one that it is logged with, else by its number. */
function useCallContact(call: Conversation | null, log: Interaction | undefined): KnownContact {
  const contacts = useContacts(call ? FIRST_BATCH : null);
  const contactId = call?.contactId || log?.contactId || '';
  const byId = useContact(contactId, contacts);
  const list = dataOf(contacts);
  const found = dataOf(byId);
  const hasCrm = contacts.status !== 'unavailable';
  if (!call || found) return { contact: found, hasCrm };
  if (contacts.status === 'loading' || byId.status === 'loading') {
    return { contact: undefined, hasCrm };
  }
  const byNumber = list && callContactFinder(list.items)({ ...call, contactId: '' });
  return { contact: byNumber ?? null, hasCrm };
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
