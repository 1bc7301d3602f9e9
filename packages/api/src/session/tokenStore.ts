import { createFallbackStorage } from './fallbackStorage.ts';
import type { KeyValueStorage } from './fallbackStorage.ts';
import { STORAGE_KEYS } from './keys.ts';
import { tokensSchema } from './tokens.ts';
import type { TokenSet } from './tokens.ts';
import { storedUserSchema, toUserWire } from './user.ts';
import type { User } from './user.ts';

/** `otherUser`: discard everything on screen. `memoryOnly`: no storage, so in this tab only. */
export type StoreEvent = 'signedOut' | 'signedIn' | 'otherUser' | 'memoryOnly';

export interface TokenStore {
  tokens(): TokenSet | null;
  user(): User | null;
  /** Aborts when the session ends; each session has its own signal. */
  signal(): AbortSignal;
  isMemoryOnly(): boolean;
  begin(tokens: TokenSet): void;
  /** Stores renewed tokens, the access token last: it signals success to other tabs. */
  save(tokens: TokenSet): void;
  saveUser(user: User): void;
  /** Ends the session and removes the four keys of the specification. */
  clear(): void;
  loginState(): string | null;
  setLoginState(value: string | null): void;
  /** Compares storage with this tab's last known state and emits events for differences. */
  sync(): void;
  subscribe(listener: (event: StoreEvent) => void): () => void;
}

export interface TokenStoreOptions {
  openStorage: () => KeyValueStorage;
  events?: EventTarget | null;
}

const { accessToken, idToken, refreshToken, user: userKey, loginState } = STORAGE_KEYS;
const SESSION_KEYS: readonly string[] = [accessToken, idToken, refreshToken, userKey];
const MAX_USER_LENGTH = 100_000;

export function createTokenStore({ openStorage, events }: TokenStoreOptions): TokenStore {
  const listeners = new Set<(event: StoreEvent) => void>();
  const emit = (event: StoreEvent) => {
    for (const listener of listeners) listener(event);
  };
  const storage = createFallbackStorage(openStorage, Object.values(STORAGE_KEYS), () =>
    emit('memoryOnly'),
  );
  let session = new AbortController();
  let lastSnapshot = readSnapshot();

  function tokens(): TokenSet | null {
    const set = tokensSchema.safeParse({
      refresh_token: storage.get(refreshToken),
      id_token: storage.get(idToken),
      access_token: storage.get(accessToken),
    });
    return set.data ?? null;
  }

  function user(): User | null {
    const text = storage.get(userKey);
    if (text === null) return null;
    const saved = text.length > MAX_USER_LENGTH ? null : fromJson(text);
    if (!saved) storage.remove([userKey]);
    return saved;
  }

  function readSnapshot() {
    return { isSignedIn: tokens() !== null, userId: user()?.id ?? null };
  }

  function end() {
    session.abort();
    session = new AbortController();
  }

  function write(set: TokenSet) {
    storage.set({
      [refreshToken]: set.refreshToken,
      [idToken]: set.idToken,
      [accessToken]: set.accessToken,
    });
    lastSnapshot = readSnapshot();
  }

  function clear() {
    storage.remove(SESSION_KEYS);
    lastSnapshot = readSnapshot();
    end();
  }

  function sync() {
    const before = lastSnapshot;
    lastSnapshot = readSnapshot();
    const isOtherUser =
      before.userId !== null &&
      lastSnapshot.userId !== null &&
      before.userId !== lastSnapshot.userId;
    if (before.isSignedIn && (!lastSnapshot.isSignedIn || isOtherUser)) end();
    if (before.isSignedIn !== lastSnapshot.isSignedIn)
      emit(lastSnapshot.isSignedIn ? 'signedIn' : 'signedOut');
    else if (lastSnapshot.isSignedIn && isOtherUser) emit('otherUser');
  }

  events?.addEventListener('storage', (event) => {
    const key: unknown = 'key' in event ? event.key : null;
    if (key === null || (typeof key === 'string' && SESSION_KEYS.includes(key))) sync();
  });

  return {
    tokens,
    user,
    signal: () => session.signal,
    isMemoryOnly: () => storage.isMemoryOnly(),
    begin(set) {
      clear();
      write(set);
    },
    save: write,
    saveUser(saved) {
      storage.set({ [userKey]: JSON.stringify(toUserWire(saved)) });
      lastSnapshot = readSnapshot();
    },
    clear,
    loginState: () => storage.get(loginState),
    setLoginState: (value) =>
      value === null ? storage.remove([loginState]) : storage.set({ [loginState]: value }),
    sync,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function fromJson(text: string): User | null {
  try {
    return storedUserSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
