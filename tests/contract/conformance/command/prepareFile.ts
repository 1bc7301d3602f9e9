import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../UsageError.ts';

/** Opens a report's file before the run, so that a wrong path ends the command early. */
export function prepareFile(option: string, file: string | undefined): void {
  if (file === undefined) return;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new UsageError(`${option} ${file} cannot be written: ${(error as Error).message}`);
  }
}
