import { createContext } from 'react';
import type { Brand } from '../brand/types.ts';

/** Brand of the provider around; a scope that changes the theme must set its colours again. */
export const BrandContext = createContext<Brand | undefined>(undefined);
