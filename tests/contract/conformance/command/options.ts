import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { UsageError } from '../UsageError.ts';
import { nearest } from './nearest.ts';

export const HELP = `Checks services against the contract.

  npm run conformance -- --config services.json [options]

  --config FILE         addresses and people, see docs/api/README.md
  --service NAME        only this service; may be given again
  --only RECORD         only calls of this record, such as contacts; may be given again
  --report FILE         writes one HTML page
  --junit FILE          writes JUnit XML
  --verbose             prints each passed case with what was expected, not one line for each call
  --max-failures COUNT  stops after so many failures
  --bail                stops at the first failure
  --list                lists the cases and runs none
  --help                shows this text

Ends with 0 if every case that ran passes, with 1 if a case fails, and with 2 if nothing could be checked.
`;

const OPTIONS = {
  config: { type: 'string' },
  service: { type: 'string', multiple: true, default: [] as string[] },
  only: { type: 'string', multiple: true, default: [] as string[] },
  report: { type: 'string' },
  junit: { type: 'string' },
  'max-failures': { type: 'string' },
  verbose: { type: 'boolean', default: false },
  bail: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

export interface Options {
  /** File of the settings; '' if there is none. */
  config: string;
  services: readonly string[];
  records: readonly string[];
  report: string | undefined;
  junit: string | undefined;
  /** Number of failures after which the run stops; Infinity for never. */
  maxFailures: number;
  /** True to print each passed case. */
  isVerbose: boolean;
  action: 'run' | 'list' | 'help';
}

/** @throws UsageError that names the wrong option */
export function readOptions(args: readonly string[]): Options {
  const { values } = parsed(args);
  const action = actionOf(values);
  if (action === 'run' && !values.config) throw new UsageError('--config FILE is missing');
  return {
    config: values.config ?? '',
    services: values.service,
    records: values.only,
    report: values.report,
    junit: values.junit,
    maxFailures: values.bail ? 1 : countOf(values['max-failures']),
    isVerbose: values.verbose,
    action,
  };
}

function actionOf({ help, list }: { help: boolean; list: boolean }): Options['action'] {
  if (help) return 'help';
  return list ? 'list' : 'run';
}

function countOf(text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new UsageError(`--max-failures takes a whole number from 1, not '${text}'`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node appends advice about dashes and positional arguments, which this command does not have.
    const [reason = ''] = error.message.split(/\.\s|\n/);
    const option = /^Unknown option '--(.*)'$/.exec(reason)?.[1];
    const meant = option && nearest(option, Object.keys(OPTIONS));
    throw new UsageError(meant ? `${reason}. Did you mean '--${meant}'?` : reason);
  }
}
