import type { ReactNode } from 'react';
import { atom } from './state.ts';

/** A condition that lasts, over every page of the frame; its code may be gone once it is needed. */
export const frameNoticeAtom = atom<ReactNode>(null);
