import { csvText } from './csvText.ts';
import type { CsvSheet } from './csvText.ts';
import { datedName, saveFile } from './saveFile.ts';

/** Saves a table as a CSV file with the day in its name. */
export function saveSheet(name: string, sheet: CsvSheet): void {
  saveFile(datedName(name), csvText(sheet));
}
