import { readDraft, writeDraft } from '../drafts.ts';

/** Who answers a conversation, by the server's word. */
export interface OutgoingOwner {
  id: string;
  name: string;
}

/** A message on its way, or one that did not arrive. */
export interface OutgoingMessage {
  /** What the server knows it by: sent again with it, it is not there twice. */
  clientId: string;
  conversationId: string;
  text: string;
  /** Whether only colleagues will see it. */
  isPrivate: boolean;
  /** `taken`: another person answers, and taking over was not agreed to yet. */
  status: 'sending' | 'failed' | 'taken';
  /** Why it failed. */
  problem: string;
  /** Who answers, where it is taken. */
  owner: OutgoingOwner | null;
}

/** How sending ended. */
export type SendOutcome =
  | { status: 'sent' }
  | { status: 'failed'; problem: string }
  /** The person may not write here; who sent it has kept the text for them. */
  | { status: 'refused' }
  | { status: 'taken'; owner: OutgoingOwner };

/** What is written here and not yet there, over all conversations of a person. */
export interface Outgoing {
  subscribe: (listener: () => void) => () => void;
  /** The messages in the order they were written; the same list until one changes. */
  list: () => readonly OutgoingMessage[];
  /** Adds a message and sends it; with an owner it waits until the person takes over. @returns its id */
  add: (message: NewMessage, send: Send, owner?: OutgoingOwner | null) => string;
  /** Sends a message that did not arrive once more; one that is on its way is left alone. */
  retry: (clientId: string, send: Send) => Promise<void>;
  /** Gives a message back that is not on its way, to be written again. */
  takeBack: (clientId: string) => OutgoingMessage | undefined;
  /** Drops messages that were read from the server: their answer was lost, they were not. */
  settle: (clientIds: Iterable<string>) => void;
}

type NewMessage = Pick<OutgoingMessage, 'conversationId' | 'text' | 'isPrivate'>;
type Send = (message: OutgoingMessage) => Promise<SendOutcome>;

export interface OutgoingOptions {
  /** Whose they are: they are kept in this tab, for nobody else, until they are sent or signed out. */
  userId: string;
  newId: () => string;
  /** Why a message failed that was on its way when the page was left. */
  leftProblem: string;
}

const form = 'inboxOutgoing';

/** Opens what a person has not got rid of, as far as this tab kept it. */
export function createOutgoing({ userId, newId, leftProblem }: OutgoingOptions): Outgoing {
  const listeners = new Set<() => void>();
  let messages = readKept(userId, leftProblem);

  function change(next: readonly OutgoingMessage[]): void {
    messages = next;
    writeDraft(userId, form, next.length === 0 ? null : { messages: JSON.stringify(next) });
    for (const listener of listeners) listener();
  }

  const find = (clientId: string) => messages.find((message) => message.clientId === clientId);
  const update = (clientId: string, part: Partial<OutgoingMessage>) =>
    change(messages.map((each) => (each.clientId === clientId ? { ...each, ...part } : each)));
  const drop = (isGone: (message: OutgoingMessage) => boolean) => {
    const left = messages.filter((message) => !isGone(message));
    if (left.length < messages.length) change(left);
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
    takeBack(clientId) {
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

/** What the tab kept. Of a message that was on its way nobody knows whether it arrived. */
function readKept(userId: string, problem: string): readonly OutgoingMessage[] {
  const kept = readDraft(userId, form)?.['messages'];
  if (kept === undefined) return [];
  try {
    const list: unknown = JSON.parse(kept);
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
