import { atom } from './state.ts';

/** How many notifications are unread; null while nobody knows, or no service keeps any. */
export const unreadCountAtom = atom<number | null>(null);
