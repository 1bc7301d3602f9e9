import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Key handlers that may run while an input method composes, by file and the beginning of their code. */
const exceptions: readonly (readonly [file: string, code: string, reason: string])[] = [
  ['app/src/session/focusNextHeading.ts', "'keydown',", 'any press counts'],
  ['packages/ui/src/internal/askedForm.ts', "'keydown',", 'any press counts'],
  ['packages/ui/src/shortcuts/runShortcut.ts', "'keydown',", 'any press counts'],
  ['packages/ui/src/shell/onceActed.ts', "'keydown']", 'any press counts'],
  ['packages/ui/src/crm/board/LeadBoard.tsx', 'onKeyDown:', 'is handed to the card, which asks'],
  ['packages/sandbox/src/bots/embed/widget/createChat.ts', "'keydown', (event", 'asks itself'],
  ['packages/ui/src/patterns/CommandPalette/PaletteSearch.tsx', 'onKeyDown: (event', 'asks twice'],
];

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file);

const sources = ['app/src', 'packages/ui/src', 'packages/sandbox/src/bots/embed/widget']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file).replaceAll(path.sep, '/'),
    ),
  )
  .filter(isSource)
  .map((name) => ({ name, code: readFileSync(path.join(root, name), 'utf8') }));

/** Where code takes keys: props, members of listeners, `addEventListener`; not the types of props. */
const places =
  /\bonKey(?:Down|Up|Press)(?:=\{|:)[^\n]*|function onKey(?:Down|Up)[^\n]*|(?:addEventListener\(\s*)?['"]key(?:down|up|press)['"][^\n]*|\bkey(?:down|up)\([^\n]*/g;
const isType = (place: string) => /^onKey\w+:\s*\(.*=> void/.test(place);
const isRemoval = (code: string, at: number) =>
  code.slice(at - 22, at).includes('removeEventListener(');

/** Handlers of other modules that ask where they are made. */
const wrappedElsewhere = new Set([
  'keepComposition',
  ...sources.flatMap(({ code }) =>
    [...code.matchAll(/export const (\w+) = unlessComposing\(/g)].map(([, name]) => name),
  ),
]);

/** True if a handler is wrapped in place, or is a name of one that is. */
function isWrapped(place: string, code: string): boolean {
  if (place.includes('unlessComposing(')) return true;
  const value = /(?:=\{|: |, )(?:composeHandlers\([\w.]+, )?(\w+)/.exec(place)?.[1] ?? '';
  return (
    wrappedElsewhere.has(value) ||
    (value !== '' && new RegExp(`const ${value} = unlessComposing\\(`).test(code))
  );
}

function unguarded({ name, code }: (typeof sources)[number]): string[] {
  return [...code.matchAll(places)]
    .filter(({ index, 0: place }) => !isType(place) && !isRemoval(code, index))
    .map(([place]) => place)
    .filter((place) => !isWrapped(place, code))
    .filter((place) => !exceptions.some(([file, part]) => file === name && place.includes(part)))
    .map((place) => `${name}: ${place}`);
}

test('P15 every key handler leaves the keys of an input method alone', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(unguarded)).toEqual([]);
});

test.each([
  'onKeyDown={handleKeyDown}',
  'onKeyUp={(event) => act(event)}',
  '{ onKeyDown: handleKeyDown }',
  "page.addEventListener('keydown', handleKeyDown)",
  'onKeyDown={composeHandlers(rest.onKeyDown, handleKeyDown)}',
])('P15 a handler that does not ask is found: %s', (code) => {
  expect(unguarded({ name: 'probe.tsx', code })).toHaveLength(1);
});
