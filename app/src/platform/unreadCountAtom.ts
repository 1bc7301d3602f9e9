import { atom } from './state.ts';

/** Number of unread notifications; null while unknown or if the service is not configured. */
export const unreadCountAtom = atom<number | null>(null);
