import { describe, expect, it } from 'vitest';
import { createWorld, wireTokens } from '../testing/world.ts';
import { isLogOf, logCall } from './callLog.ts';

const call = { id: 'cnv_1', sessionId: 'ses_1', contactId: 'c1' };
const input = { contactId: 'c1', type: 'call', direction: 'in', summary: 'Rang' } as const;

describe('an interaction logs a call', () => {
  it.each([
    ['by the id in its payload', { payload: { conversation_id: 'cnv_1' }, sessionId: '' }, true],
    ['by the session', { payload: {}, sessionId: 'ses_1' }, true],
    ['by a session that is the id', { payload: {}, sessionId: 'cnv_1' }, true],
    ['not by another call', { payload: { conversation_id: 'cnv_2' }, sessionId: 'ses_2' }, false],
    ['not by no session', { payload: { conversation_id: null }, sessionId: '' }, false],
  ])('%s', (_how, interaction, isLog) => {
    expect(isLogOf(interaction, call)).toBe(isLog);
  });

  it('not without ids on both sides', () => {
    const noId = { id: '', sessionId: '' };
    expect(isLogOf({ payload: { conversation_id: '' }, sessionId: '' }, noId)).toBe(false);
  });
});

async function openedTwice() {
  const { backend, browser, openTab } = await createWorld();
  const tokens = wireTokens(1);
  for (const [name, token] of Object.entries(tokens)) browser.values.set(`fa_${name}`, token);
  const stored: object[] = [];
  backend.on('GET /v1/interactions/', () => ({ body: [...stored] }));
  backend.on('POST /v1/interactions/', ({ body }) => {
    const row = { id: `int_${stored.length + 1}`, ...(JSON.parse(body) as object) };
    stored.push(row);
    return { body: row };
  });
  return { stored, tabs: [openTab().api, openTab().api] as const };
}

it('logs a call once, although two tabs log it at the same time', async () => {
  const { stored, tabs } = await openedTwice();
  const outcomes = await Promise.all(tabs.map((tab) => logCall.send(tab, { call, input })));
  expect(stored).toHaveLength(1);
  expect(stored).toMatchObject([{ payload: { conversation_id: 'cnv_1' } }]);
  expect(outcomes.map(({ isExisting }) => isExisting)).toEqual([false, true]);
  expect(outcomes[1]?.interaction?.id).toBe('int_1');
});

it('logs another call of the same contact', async () => {
  const { stored, tabs } = await openedTwice();
  await logCall.send(tabs[0], { call, input });
  await logCall.send(tabs[0], { call: { ...call, id: 'cnv_2', sessionId: '' }, input });
  expect(stored).toHaveLength(2);
});
