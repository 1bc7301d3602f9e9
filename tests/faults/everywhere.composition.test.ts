import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Key handlers that may run during composition, by file and the start of their code. */
const exceptions: readonly (readonly [file: string, code: string, reason: string])[] = [
  ['app/src/session/AuthFrame.tsx', "'keydown',", 'any press counts'],
  ['packages/ui/src/internal/pendingFormRequest.ts', "'keydown',", 'any press counts'],
  ['packages/ui/src/shortcuts/runShortcut.ts', "'keydown',", 'any press counts'],
  ['packages/ui/src/internal/onFirstUserInput.ts', "'keydown'] as", 'any press counts'],
  ['packages/ui/src/components/Tooltip/watchTooltips.ts', 'keyup(', 'ends what a key began'],
  ['packages/ui/src/components/DatePicker/DatePicker.tsx', 'handleKeyDown', 'dateFieldKeys asks'],
  ['packages/ui/src/components/DateRangePicker/DateRangePicker.tsx', 'dateFieldKeys(', 'it asks'],
  [
    'packages/ui/src/screens/crm/board/LeadBoard.tsx',
    'onKeyDown:',
    'is handed to the card, which asks',
  ],
];

interface Source {
  name: string;
  code: string;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file);

const sources: Source[] = ['app/src', 'packages/ui/src', 'packages/sandbox/src/bots/embed/widget']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file).replaceAll(path.sep, '/'),
    ),
  )
  .filter(isSource)
  .map((name) => ({ name, code: readFileSync(path.join(root, name), 'utf8') }));

/** Code that handles keys: props, members of listeners, `addEventListener`. */
const handlers =
  /\bonKey(?:Down|Up|Press)(?:=\{|:)[^\n]*|(?:addEventListener\(\s*)?['"]key(?:down|up|press)['"][^\n]*|\bkey(?:down|up)\([^\n]*/g;
const isType = (handler: string) => /^onKey\w+:\s*\(.*=> void/.test(handler);
const isRemoval = (code: string, at: number) =>
  code.slice(at - 22, at).includes('removeEventListener(');

const asks = (code: string) => /unlessComposing\(|isComposing\(|ignoreWhileComposing\b/.test(code);
const linesFrom = (code: string, at: number, count: number) =>
  code.slice(at).split('\n', count).join('\n');

/** Handlers that other modules wrap, by name. */
const wrappedElsewhere = new Set(
  sources.flatMap(({ code }) =>
    [...code.matchAll(/export const (\w+) = unlessComposing\(/g)].map(([, name]) => name),
  ),
);

/** True if a handler checks for composition, inline or at the start of its function. */
function isGuarded(handler: string, at: number, code: string): boolean {
  if (asks(handler.endsWith('{') ? linesFrom(code, at, 4) : handler)) return true;
  const name = /(?:=\{|: |, )(?:composeHandlers\([\w.]+, )?(\w+)/.exec(handler)?.[1] ?? '';
  if (name === '' || wrappedElsewhere.has(name)) return name !== '';
  const start = new RegExp(`(?:function ${name}\\(|const ${name} = )`).exec(code)?.index;
  return start !== undefined && asks(linesFrom(code, start, 6));
}

const unguarded = ({ name, code }: Source): string[] =>
  [...code.matchAll(handlers)]
    .filter(({ index, 0: handler }) => !isType(handler) && !isRemoval(code, index))
    .filter(({ index, 0: handler }) => !isGuarded(handler, index, code))
    .map(([handler]) => handler)
    .filter(
      (handler) => !exceptions.some(([file, part]) => file === name && handler.includes(part)),
    )
    .map((handler) => `${name}: ${handler}`);

test('P15 every key handler ignores keys of an input method', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(unguarded)).toEqual([]);
});

test('P15 every exception is needed', () => {
  const needed = exceptions.filter(([file, part]) =>
    sources.some(({ name, code }) => name === file && code.includes(part)),
  );
  expect(needed).toEqual(exceptions);
});

test.each([
  'onKeyDown={handleKeyDown}',
  'onKeyUp={(event) => act(event)}',
  'onKeyDown={(event) => {\n  act(event);\n}}',
  '{ onKeyDown: handleKeyDown }',
  "page.addEventListener('keydown', handleKeyDown)",
  'onKeyDown={composeHandlers(rest.onKeyDown, handleKeyDown)}',
  'onKeyDown={act}\nfunction act(event) {\n  send();\n}',
])('P15 a handler without a check is found: %s', (code) => {
  expect(unguarded({ name: 'probe.tsx', code })).toHaveLength(1);
});
