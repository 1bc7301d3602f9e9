import { atom } from '../platform/state.ts';
import { userAtom } from '../session/sessionAtoms.ts';

interface ConnectFailures {
  userId: string;
  messages: ReadonlyMap<string, string>;
}

const keptAtom = atom<ConnectFailures>({ userId: '', messages: new Map() });

/** Connection errors by provider id, until retried or reloaded. `null` removes one. */
export const connectFailuresAtom = atom(
  (get) => {
    const { userId, messages } = get(keptAtom);
    return userId === (get(userAtom)?.id ?? '') ? messages : undefined;
  },
  (get, set, provider: string, message: string | null) => {
    const messages = new Map(get(connectFailuresAtom));
    if (message === null) messages.delete(provider);
    else messages.set(provider, message);
    set(keptAtom, { userId: get(userAtom)?.id ?? '', messages });
  },
);
