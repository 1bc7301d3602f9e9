import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../UsageError.ts';

/**
 * Makes the folder of a report and opens the file, so that a path that cannot be written ends the command
 * before the run instead of after it.
 *
 * @throws UsageError with the option and the reason
 */
export function prepareFile(option: string, file: string | undefined): void {
  if (file === undefined) return;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new UsageError(`${option} ${file} cannot be written: ${(error as Error).message}`);
  }
}
