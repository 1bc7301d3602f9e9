import type { Case } from './case.ts';
import { describedCases } from './describedCases.ts';
import { samples } from './samples/index.ts';
import { scenarios } from './scenarios/index.ts';

/** Every case of the suite: what follows from the descriptions, then what takes several calls. */
export const allCases: readonly Case[] = [...describedCases(samples), ...scenarios];
