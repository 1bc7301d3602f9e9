import type { Case } from './case.ts';
import { describedCases } from './describedCases.ts';
import { samples } from './samples/index.ts';
import { scenarios } from './scenarios/index.ts';

export const allCases: readonly Case[] = [...describedCases(samples), ...scenarios];
