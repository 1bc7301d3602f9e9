import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toId, storyNameFromExport } from 'storybook/internal/csf';
import type { IndexEntry } from './storyIndex.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A story as its source declares it. */
export interface SourceStory extends IndexEntry {
  hasPlay: boolean;
}

/** Matches a story and its source, which is always formatted the same way. */
const declaration =
  /^export const (\w+)(?:: [^=]+)? = ([^]*?)(?=^(?:export|const|function|async|\/\*\*)|(?![^]))/gm;

function storiesOf(file: string): SourceStory[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  const title = /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(code)?.[1] ?? file;
  return [...code.matchAll(declaration)].map(([, exportName = '', body = '']) => ({
    id: toId(title, storyNameFromExport(exportName)),
    title,
    name: storyNameFromExport(exportName),
    type: 'story',
    importPath: `./stories/${file}`,
    hasPlay: /\bplay:/.test(body),
  }));
}

/** Stories of each file, as in Storybook's index. */
export function storySources(): ReadonlyMap<string, readonly SourceStory[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.stories.tsx'));
  return new Map(files.map((file) => [file, storiesOf(file)]));
}
