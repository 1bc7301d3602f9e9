import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const folder = new URL('./migrations/', import.meta.url);

/** The SQL files of `migrations/` in the order of their numbers. */
export function readMigrations(): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}
