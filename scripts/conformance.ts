import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allCases } from '../tests/contract/conformance/allCases.ts';
import { loadConformanceConfig } from '../tests/contract/conformance/config.ts';
import type { ConformanceConfig } from '../tests/contract/conformance/config.ts';
import { htmlOf } from '../tests/contract/conformance/reports/html.ts';
import { junitOf } from '../tests/contract/conformance/reports/junit.ts';
import { tableOf } from '../tests/contract/conformance/reports/table.ts';
import { runConformance } from '../tests/contract/conformance/run.ts';

const HELP = `Checks services against the contract.

  npm run conformance -- --config services.json [options]

  --config FILE         addresses and people, see docs/api/README.md
  --service NAME        only this service; may be given again
  --only RECORD         only calls of this record, such as contacts; may be given again
  --report FILE         writes one HTML page
  --junit FILE          writes JUnit XML
  --max-failures COUNT  stops after so many failures
  --bail                stops at the first failure
  --list                lists the cases and runs none
`;

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    service: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true, default: [] },
    report: { type: 'string' },
    junit: { type: 'string' },
    'max-failures': { type: 'string' },
    bail: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const isWanted = (names: readonly string[], name: string) =>
  names.length === 0 || names.includes(name);
const cases = allCases.filter(
  ({ service, record }) => isWanted(values.service, service) && isWanted(values.only, record),
);

if (values.help || (!values.config && !values.list)) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else if (cases.length === 0) {
  const known = [...new Set(allCases.map(({ service, record }) => `${service}/${record}`))];
  console.error(`No case fits. Services and records: ${known.join(', ')}`);
  process.exitCode = 2;
} else if (values.list) {
  for (const { service, call, title } of cases) console.log(`${service}  ${call}  ${title}`);
} else {
  const config = readSettings(values.config ?? '');
  if (config) await check(config);
}

/** The settings of a file; says what is wrong with it and ends with 2 otherwise. */
function readSettings(file: string): ConformanceConfig | null {
  try {
    return loadConformanceConfig(file);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
    return null;
  }
}

async function check(config: ConformanceConfig): Promise<void> {
  const isTerminal = process.stdout.isTTY;
  const results = await runConformance({
    config,
    cases,
    maxFailures: values.bail ? 1 : Number(values['max-failures'] ?? Infinity),
    onResult({ outcome, service, call, title }, done, count) {
      const line = `${done}/${count}  ${outcome}  ${service}  ${call}  ${title}`;
      if (isTerminal) process.stdout.write(`\r\u001B[K${line.slice(0, process.stdout.columns)}`);
      else if (outcome === 'failed' || done % 50 === 0) console.log(line);
    },
  });
  if (isTerminal) process.stdout.write('\r\u001B[K');
  console.log(tableOf(results));
  if (values.report) writeFileSync(values.report, htmlOf(results, new Date()));
  if (values.junit) writeFileSync(values.junit, junitOf(results));
  process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}
