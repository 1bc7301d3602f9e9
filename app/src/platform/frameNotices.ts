import type { ReactNode } from 'react';
import { atom } from './state.ts';

/** Notice on every page; an element, because its code may not be loadable later. */
export const frameNoticeAtom = atom<ReactNode>(null);

/** Notice on the page that opens after signing in. */
export const landingNoticeAtom = atom<ReactNode>(null);
