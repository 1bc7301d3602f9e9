import type { Case } from '../case.ts';

/** Cases that take several calls. */
export const scenarios: readonly Case[] = [];
