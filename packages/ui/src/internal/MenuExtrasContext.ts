import { createContext } from 'react';
import type { MenuItem } from '../components/Menu/types.ts';

/** Extends the items of every menu inside; called when one opens. */
export type ExtendMenu = (items: readonly MenuItem[]) => readonly MenuItem[];

export const MenuExtrasContext = createContext<ExtendMenu | null>(null);
