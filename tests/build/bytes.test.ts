import { expect, test } from 'vitest';
import { budgets, isMet } from '../performance/budgets.ts';
import { overBudget } from '../performance/bytes/chunk.ts';
import { firstVisit, scriptFilesOf } from '../performance/bytes/firstVisit.ts';
import { componentSet, importCost } from '../performance/bytes/importCost.ts';

const withinBudget = '';

test('JavaScript before sign-in is usable stays within its budget', () => {
  expect(overBudget(firstVisit('/auth'), budgets.signInKib)).toBe(withinBudget);
});

test('JavaScript before the team table is usable stays within its budget', () => {
  expect(overBudget(firstVisit('/settings/teams'), budgets.teamKib)).toBe(withinBudget);
});

test.each([
  '/dashboard',
  '/voice-agent/agents',
  '/crm/contacts',
  '/knowledge-base',
  '/billing',
  '/integrations',
  '/bot-studio/bots',
])('JavaScript before %s is usable stays within the budget of an area', (path) => {
  expect(overBudget(firstVisit(path), budgets.areaKib)).toBe(withinBudget);
});

test.each(['/auth', '/settings/teams', '/crm/contacts', '/notifications'])(
  'the script files before %s is usable stay within their budget',
  (path) => {
    const files = scriptFilesOf(path);
    expect(files).toSatisfy(() => isMet(files.length, budgets.scriptFiles));
  },
);

test('importing Button alone stays within its budget', async () => {
  const { initial } = await importCost(['Button']);
  expect(overBudget(initial, budgets.buttonKib)).toBe(withinBudget);
});

test('importing the component set stays within its budget', async () => {
  const { initial } = await importCost(componentSet);
  expect(overBudget(initial, budgets.componentSetKib)).toBe(withinBudget);
});
