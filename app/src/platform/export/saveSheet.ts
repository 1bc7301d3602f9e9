import { csvText } from '@platform/flows';
import type { CsvSheet } from '@platform/flows';
import { datedName, saveFile } from './saveFile.ts';

/** Saves a table as a CSV file with the day in its name. */
export function saveSheet(name: string, sheet: CsvSheet): void {
  saveFile(datedName(name), csvText(sheet));
}
