import { browsersBreaks } from './browsers.ts';
import { formsBreaks } from './forms.ts';
import type { KnownBreak } from './knownBreak.ts';
import { limitsBreaks } from './limits.ts';
import { listsBreaks } from './lists.ts';
import { refusalsBreaks } from './refusals.ts';
import { responsesBreaks } from './responses.ts';
import { rightsBreaks } from './rights.ts';
import { streamsBreaks } from './streams.ts';

export const BREAKS: readonly KnownBreak[] = [
  ...responsesBreaks,
  ...rightsBreaks,
  ...browsersBreaks,
  ...listsBreaks,
  ...limitsBreaks,
  ...refusalsBreaks,
  ...formsBreaks,
  ...streamsBreaks,
];
