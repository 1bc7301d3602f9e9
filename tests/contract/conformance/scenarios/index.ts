import type { Case } from '../case.ts';
import { samples } from '../samples/index.ts';
import { pagingScenarios } from './paging.ts';
import { sessionScenarios } from './session.ts';

/** Cases that take several calls. */
export const scenarios: readonly Case[] = [...sessionScenarios, ...pagingScenarios(samples)];
