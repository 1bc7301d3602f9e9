import type { Case, Result } from './case.ts';
import { collectChecks } from './checks.ts';
import type { ConformanceConfig } from './config.ts';
import { Mismatch, Skip } from './mismatch.ts';
import { NoResponse, isReachable, nameOfAddress } from './reachability.ts';
import { World } from './world.ts';
import type { OnReply } from './world.ts';

export interface RunOptions {
  config: ConformanceConfig;
  cases: readonly Case[];
  /** Number of failures after which the run stops. @default never */
  maxFailures?: number;
  /** Called before each case; true stops the run. @default never */
  isStopped?: () => boolean;
  onResult?: (result: Result, done: number, all: number) => void;
  onReply?: OnReply;
}

/** Runs the cases one after the other, and removes the records that they created. */
export async function runConformance({
  config,
  cases,
  maxFailures = Infinity,
  isStopped = () => false,
  onResult,
  onReply,
}: RunOptions): Promise<Result[]> {
  const world = new World(config, onReply);
  const results: Result[] = [];
  let failures = 0;
  try {
    for (const one of cases) {
      if (isStopped()) break;
      const result = await runCase(one, world);
      results.push(result);
      onResult?.(result, results.length, cases.length);
      if (result.outcome === 'failed') failures += 1;
      if (failures >= maxFailures) break;
    }
  } finally {
    await world.cleanUp();
  }
  return results;
}

/** Maximum number of expectations in a passed row; more are counted. */
const MAX_EXPECTED = 8;

const summaryOf = (expected: readonly string[]): string => {
  const more = expected.length - MAX_EXPECTED;
  return [...expected.slice(0, MAX_EXPECTED), ...(more > 0 ? [`${more} more`] : [])].join('; ');
};

async function runCase({ run, ...about }: Case, world: World): Promise<Result> {
  const start = performance.now();
  const end = (rest: Pick<Result, 'outcome' | 'expected' | 'actual' | 'reason'>): Result => ({
    ...about,
    ...rest,
    milliseconds: Math.round(performance.now() - start),
  });
  const { extension } = about;
  if (extension !== undefined && world.config.without.includes(extension)) {
    return end({ outcome: 'skipped', reason: `the extension ${extension} is off` });
  }
  try {
    const { expected, actual } = await collectChecks(async () => run(world));
    return end({
      outcome: 'passed',
      expected: summaryOf([...expected]),
      ...(actual !== null && { actual }),
    });
  } catch (error) {
    if (error instanceof Skip) return end({ outcome: 'skipped', reason: error.message });
    if (error instanceof Mismatch) {
      return end({ outcome: 'failed', expected: error.expected, actual: error.actual });
    }
    const failure = end({ outcome: 'failed', expected: 'a response', actual: String(error) });
    return error instanceof NoResponse ? withoutResponse(failure, error, world) : failure;
  }
}

/** Reports an unreachable service once; the other cases that need it are skipped. */
async function withoutResponse(
  failure: Result,
  { address, message: actual }: NoResponse,
  world: World,
): Promise<Result> {
  const service = nameOfAddress(world.config, address);
  if (world.unreachable.has(address)) {
    return { ...failure, outcome: 'skipped', reason: `${service} cannot be reached` };
  }
  if (await isReachable(address)) return { ...failure, actual };
  world.unreachable.add(address);
  return { ...failure, service, call: address, title: 'can be reached', actual };
}
