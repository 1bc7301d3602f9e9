import { createContext } from 'react';
import type { Brand } from '../brand/types.ts';

/** The brand around: a scope inside that changes the theme has to set its colours again. */
export const BrandContext = createContext<Brand | undefined>(undefined);
