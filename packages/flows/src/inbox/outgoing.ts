import { readDraft, writeDraft } from '../drafts.ts';

export interface OutgoingOwner {
  id: string;
  name: string;
}

export interface OutgoingMessage {
  /** Idempotency id: sending again with it creates no duplicate. */
  clientId: string;
  conversationId: string;
  text: string;
  isPrivate: boolean;
  /** `taken`: another agent owns the conversation, and the takeover is not confirmed yet. */
  status: 'sending' | 'failed' | 'taken';
  problem: string;
  owner: OutgoingOwner | null;
}

export type SendOutcome =
  | { status: 'sent' }
  | { status: 'failed'; problem: string }
  /** The user may not write here; the caller has kept the text. */
  | { status: 'refused' }
  | { status: 'taken'; owner: OutgoingOwner };

export interface Outgoing {
  subscribe: (listener: () => void) => () => void;
  /** Messages in the order they were written; a stable reference until one changes. */
  list: () => readonly OutgoingMessage[];
  /** Adds and sends a message; with an owner it waits for the takeover. Returns its id. */
  add: (message: NewMessage, send: Send, owner?: OutgoingOwner | null) => string;
  retry: (clientId: string, send: Send) => Promise<void>;
  restoreDraft: (clientId: string) => OutgoingMessage | undefined;
  /** Removes messages that the server turned out to have: only their responses were lost. */
  settle: (clientIds: Iterable<string>) => void;
}

type NewMessage = Pick<OutgoingMessage, 'conversationId' | 'text' | 'isPrivate'>;
type Send = (message: OutgoingMessage) => Promise<SendOutcome>;

export interface OutgoingOptions {
  /** Stored in this tab for this user only, until sent or signed out. */
  userId: string;
  newId: () => string;
  /** Error text of messages interrupted by leaving the page. */
  interruptedProblem: string;
}

const form = 'inboxOutgoing';

export function createOutgoing({ userId, newId, interruptedProblem }: OutgoingOptions): Outgoing {
  const listeners = new Set<() => void>();
  let messages = readStored(userId, interruptedProblem);

  function change(next: readonly OutgoingMessage[]): void {
    messages = next;
    writeDraft(userId, form, next.length === 0 ? null : { messages: JSON.stringify(next) });
    for (const listener of listeners) listener();
  }

  const find = (clientId: string) => messages.find((message) => message.clientId === clientId);
  const update = (clientId: string, part: Partial<OutgoingMessage>) =>
    change(messages.map((each) => (each.clientId === clientId ? { ...each, ...part } : each)));
  const drop = (isRemoved: (message: OutgoingMessage) => boolean) => {
    const remaining = messages.filter((message) => !isRemoved(message));
    if (remaining.length < messages.length) change(remaining);
  };

  async function dispatch(message: OutgoingMessage, send: Send): Promise<void> {
    const outcome = await send(message);
    if (outcome.status === 'sent' || outcome.status === 'refused') {
      drop(({ clientId }) => clientId === message.clientId);
    } else if (outcome.status === 'failed') {
      update(message.clientId, { status: 'failed', problem: outcome.problem });
    } else update(message.clientId, { status: 'taken', owner: outcome.owner });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => messages,
    add(message, send, owner = null) {
      const added: OutgoingMessage = {
        ...message,
        clientId: newId(),
        status: owner ? 'taken' : 'sending',
        problem: '',
        owner,
      };
      change([...messages, added]);
      if (!owner) void dispatch(added, send);
      return added.clientId;
    },
    async retry(clientId, send) {
      const message = find(clientId);
      if (!message || message.status === 'sending') return;
      update(clientId, { status: 'sending', problem: '', owner: null });
      await dispatch(message, send);
    },
    restoreDraft(clientId) {
      const message = find(clientId);
      if (!message || message.status === 'sending') return undefined;
      drop((each) => each.clientId === clientId);
      return message;
    },
    settle(clientIds) {
      const arrived = new Set(clientIds);
      drop(({ clientId }) => arrived.has(clientId));
    },
  };
}

/** Reads the stored messages. Interrupted ones may or may not have arrived. */
function readStored(userId: string, problem: string): readonly OutgoingMessage[] {
  const storedMessages = readDraft(userId, form)?.['messages'];
  if (storedMessages === undefined) return [];
  try {
    const list: unknown = JSON.parse(storedMessages);
    const messages = Array.isArray(list) ? list.filter(isMessage) : [];
    return messages.map((message) =>
      message.status === 'sending' ? { ...message, status: 'failed', problem } : message,
    );
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is OutgoingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['clientId', 'conversationId', 'text', 'status', 'problem'];
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    typeof fields.get('isPrivate') === 'boolean'
  );
}
