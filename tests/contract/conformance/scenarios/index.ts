import type { Case } from '../case.ts';
import { samples } from '../samples/index.ts';
import { deviceScenarios } from './devices.ts';
import { generationScenarios } from './generation.ts';
import { pagingScenarios } from './paging.ts';
import { sessionScenarios } from './session.ts';
import { socketScenarios } from './socket.ts';
import { streamScenarios } from './streams.ts';
import { teamScenarios } from './team.ts';
import { uploadScenarios } from './uploads.ts';

export const scenarios: readonly Case[] = [
  ...sessionScenarios,
  ...deviceScenarios,
  ...teamScenarios,
  ...pagingScenarios(samples),
  ...streamScenarios(samples),
  ...generationScenarios,
  ...uploadScenarios,
  ...socketScenarios,
];
