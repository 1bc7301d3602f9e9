import { callList, errorsOf } from '@platform/api/contract';
import { expect, it } from 'vitest';
import { allCases } from './conformance/allCases.ts';
import { World } from './conformance/world.ts';
import { readConformanceConfig } from './conformance/config.ts';
import { UsageError } from './conformance/UsageError.ts';

const casesOf = (record: string, call: string) =>
  allCases.filter((each) => each.record === record && each.call === call);

const calls = callList.map(({ record, described }) => {
  const { method, path } = described.call;
  const call = `${method} ${path}`;
  return { record, described, call, cases: casesOf(record, call) };
});

it('provokes every declared error code, or skips a case of its name', () => {
  const missing = calls.flatMap(({ call, described, cases }) => {
    const provoked = new Set(cases.flatMap(({ provokes = [] }) => provokes));
    return errorsOf(described)
      .filter((code) => !provoked.has(code))
      .map((code) => `${call} ${code}`);
  });
  expect(missing).toEqual([]);
});

it('tests every other described response, and every role that may send a call', () => {
  const missing = calls.flatMap(({ call, described, cases }) => {
    const titles = cases.map(({ title }) => title);
    const isForAll =
      described.call.access === 'private' && !errorsOf(described).includes('FORBIDDEN');
    const isOfPerson =
      call.includes('/role-request/{id}') || call.startsWith('DELETE /v1/sessions');
    const role = described.call.method === 'GET' ? 'lets a viewer read' : 'lets an editor write';
    const expectedTitles = [
      ...Object.keys(described.alternatives ?? {}).map((of) => `responds as described with ${of}`),
      ...(isForAll && !isOfPerson ? [role] : []),
    ];
    return expectedTitles
      .filter((title) => !titles.includes(title))
      .map((title) => `${call} ${title}`);
  });
  expect(missing).toEqual([]);
});

const settings = (prepared: unknown) =>
  readConformanceConfig({
    services: {},
    origin: 'http://client.test',
    people: { admin: { token: 'ours' } },
    prepared,
  });

it.each([
  ['an unknown call', { call: 'agent.create' }, /No such call\n.*prepared\[0\]\.call/],
  [
    'a code that the call does not declare',
    { call: 'agents.create', code: 'TAKEN' },
    /agents\.create declares PLAN_LIMIT, INTERNAL.*\n.*prepared\[0\]\.code/,
  ],
  [
    'a status that the call does not have',
    { call: 'agents.create', status: 404 },
    /no other response\n.*prepared\[0\]\.status/,
  ],
  ['a person by half', { call: 'agents.create', as: { email: 'a@b.test' } }, /no password/],
])('refuses to prepare %s', (_, prepared, message) => {
  const read = () => settings([prepared]);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
});

it('uses a prepared single-use request only once', () => {
  const once = { call: 'googleSignIn.callback', once: true };
  const world = new World(settings([once, { call: 'googleSignIn.callback', times: 2 }]));
  const takeTimes = () => world.takePrepared(({ call }) => call === once.call)?.times;
  expect([takeTimes(), takeTimes(), takeTimes()]).toEqual([1, 2, 2]);
});
