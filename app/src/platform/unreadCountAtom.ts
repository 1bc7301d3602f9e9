import { atom } from './state.ts';

/** Unread notifications; null while unknown, or without the service. */
export const unreadCountAtom = atom<number | null>(null);
