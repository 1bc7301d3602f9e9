import { use } from 'react';
import { platformFormats } from './formats.ts';
import type { Formats } from './formats.ts';
import { LanguageContext } from './languageContext.ts';

/** Gives the formats of dates, numbers and money that count here; the platform's without a provider. */
export const useFormats = (): Formats => use(LanguageContext)?.formats ?? platformFormats;
