import { writeFileSync } from 'node:fs';
import { allCases } from '../allCases.ts';
import type { Case, Result } from '../case.ts';
import { loadConformanceConfig } from '../config.ts';
import type { ConformanceConfig } from '../config.ts';
import { htmlOf } from '../reports/html.ts';
import { junitOf } from '../reports/junit.ts';
import { tableOf } from '../reports/table.ts';
import { runConformance } from '../run.ts';
import { UsageError } from '../UsageError.ts';
import { HELP, readOptions } from './options.ts';
import type { Options } from './options.ts';
import { prepareFile } from './prepareFile.ts';
import { selectCases } from './selectCases.ts';

export interface Output {
  print: (text: string) => void;
  printError: (text: string) => void;
  /** Called after each case. */
  onProgress: (result: Result, done: number, all: number) => void;
}

/** @returns the exit code */
export async function conformanceCommand(args: readonly string[], output: Output): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.action === 'help') {
      output.print(HELP);
      return 0;
    }
    const cases = selectCases(allCases, options.services, options.records);
    if (options.action === 'list') {
      for (const { service, call, title } of cases) output.print(`${service}  ${call}  ${title}`);
      return 0;
    }
    const config = loadConformanceConfig(options.config);
    prepareFile('--report', options.report);
    prepareFile('--junit', options.junit);
    return await check(config, cases, options, output);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.printError(`${error.message}\n\nnpm run conformance -- --help lists the options.`);
    return 2;
  }
}

async function check(
  config: ConformanceConfig,
  cases: readonly Case[],
  { maxFailures, report, junit, isVerbose }: Options,
  { print, printError, onProgress }: Output,
): Promise<number> {
  const results = await runConformance({ config, cases, maxFailures, onResult: onProgress });
  print(tableOf(results, { all: cases.length, isVerbose }));
  if (report) writeFileSync(report, htmlOf(results, cases.length, new Date()));
  if (junit) writeFileSync(junit, junitOf(results));
  if (results.some(({ outcome }) => outcome === 'failed')) return 1;
  if (results.some(({ outcome }) => outcome === 'passed')) return 0;
  printError('Nothing was checked: every case was skipped.');
  return 2;
}
