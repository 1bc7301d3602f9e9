import type { ReactNode } from 'react';
import { atom } from './state.ts';

/** Notice on every page; an element, because its code may not be loadable later. */
export const frameNoticeAtom = atom<ReactNode>(null);

export const landingNoticeAtom = atom<ReactNode>(null);
