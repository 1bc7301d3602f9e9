import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as api from '../../packages/api/src/index.ts';

const folder = new URL('../../packages/api/src/', import.meta.url);
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

/** Names of actions that change cached data in this way. */
const actionsWith = (change: 'optimistic' | 'onDone') =>
  Object.entries<unknown>(api)
    .filter(([, value]) => typeof (value as Record<string, unknown>)[change] === 'function')
    .map(([name]) => name);

/* Without such a test, an action that changes the wrong rows passes every other test. */

test('every action with `optimistic` has a test of its changes', () => {
  const actions = actionsWith('optimistic');
  expect(actions).toContain('changeRole');
  expect(actions.filter((name) => !tests.match(`\\b${name}\\.optimistic\\b`))).toEqual([]);
});

test('every action with `onDone` has a test of its changes', () => {
  const actions = actionsWith('onDone');
  expect(actions).toContain('saveContent');
  // `done` is a helper of the CRM's tests.
  const calls = (name: string) => `\\b(${name}\\.onDone|done\\(${name})\\b`;
  expect(actions.filter((name) => !tests.match(calls(name)))).toEqual([]);
});
