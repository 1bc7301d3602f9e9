import { csvText } from '@platform/flows';
import type { CsvSheet } from '@platform/flows';
import { datedName, saveFile } from './saveFile.ts';

export function saveSheet(name: string, sheet: CsvSheet): void {
  saveFile(datedName(name), csvText(sheet));
}
