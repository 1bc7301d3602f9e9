import type { ReactNode } from 'react';
import { atom } from './state.ts';

/** A condition that lasts, over every page of the frame; its code may be gone once it is needed. */
export const frameNoticeAtom = atom<ReactNode>(null);

/** What is said where people land after they signed in. */
export const landingNoticeAtom = atom<ReactNode>(null);
