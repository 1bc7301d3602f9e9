import { use } from 'react';
import { platformFormats } from './formats.ts';
import type { Formats } from './formats.ts';
import { LanguageContext } from './languageContext.ts';

/** Returns the current formats; those of the platform without a provider. */
export const useFormats = (): Formats => use(LanguageContext)?.formats ?? platformFormats;
