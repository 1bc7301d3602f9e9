import { describe, expect, it } from 'vitest';
import * as api from './index.ts';
import { recorder } from './testing/recorder.ts';
import { peopleWrites } from './testing/writes/people.ts';
import { studioWrites } from './testing/writes/studio.ts';
import { tenantWrites } from './testing/writes/tenant.ts';
import { voiceWrites } from './testing/writes/voice.ts';
import type { Write } from './testing/writes/write.ts';

const writes: Record<string, Write> = {
  ...peopleWrites,
  ...studioWrites,
  ...tenantWrites,
  ...voiceWrites,
};
const cases = Object.entries(writes);

it('covers every action', () => {
  const actions = Object.entries(api).filter(
    ([, value]) => typeof value === 'object' && 'send' in value && typeof value.send === 'function',
  );
  const tried = new Map(cases.map(([name, { action }]) => [name, action]));
  expect(tried.size).toBe(actions.length);
  for (const [name, action] of actions) expect(tried.get(name)).toBe(action);
});

describe('the action', () => {
  it.each(cases)('%s sends the expected requests only', async (_name, { requests, send }) => {
    expect(await send()).toEqual(requests);
  });

  it.each(cases)('%s handles overlapping writes as described', (_name, write) => {
    const { overlap, targets } = write;
    expect(overlap.actual).toBe(overlap.expected);
    expect(targets.same).toBe(targets.first);
    expect(targets.other).not.toBe(targets.first);
  });

  it.each(cases)('%s invalidates the expected resources', (_name, { invalidated }) => {
    expect(invalidated.actual).toEqual(invalidated.expected);
  });
});

describe('a profile', () => {
  const names = { first_name: 'Bo', last_name: 'Ek' };
  it.each([
    ['keeps its picture if none is passed', undefined, names],
    ['loses its picture if an empty one is passed', '', { ...names, picture: '' }],
    ['gets the picture that is passed', 'data:x', { ...names, picture: 'data:x' }],
  ])('%s', async (_title, picture, body) => {
    const { api: client, log } = recorder({ id: 'u' });
    await api.changeProfile.send(client, { firstName: 'Bo', lastName: 'Ek', picture });
    expect(log).toEqual([`PATCH /auth/v1/me ${JSON.stringify(body)}`]);
  });
});
