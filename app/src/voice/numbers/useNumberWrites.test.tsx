// @vitest-environment jsdom
import type { PhoneNumber } from '@platform/api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { signInAdmin } from '../../testing/signedIn.tsx';
import { useNumberWrites } from './useNumberWrites.ts';

const numbers = `${testConfig.services.voice}/v1/phone-numbers`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const values = {
  number: '+441632960001',
  label: '',
  provider: 'twilio',
  agentId: '',
  isInbound: true,
  isOutbound: false,
  fallbackNumber: '',
  credentials: '{}',
} as const;
const number = { ...values, id: 'n1', hasCredentials: true } as unknown as PhoneNumber;

const refusal = (code: string, message: string, fields = {}, status = 409) =>
  HttpResponse.json({ error: { code, message, fields } }, { status });
const mount = () => mountHook(useNumberWrites, signInAdmin()).current();

it.each([
  ['no body', 204, undefined],
  ['a refusal', 403, { status: 'refused', message: 'Calls are under way' }],
  [
    'a failure',
    503,
    { status: 'refused', message: 'The number could not be released. Please try again.' },
  ],
])('closes the release dialog for %s (%i) only on success', async (_what, status, outcome) => {
  server.use(
    http.delete(`${numbers}/n1`, () =>
      status === 204
        ? new HttpResponse(null, { status })
        : refusal('CODE', status === 403 ? 'Calls are under way' : '', {}, status),
    ),
    http.get('*', () => HttpResponse.json({})),
  );
  expect(await mount().onRelease(number)).toEqual(outcome);
});

it.each([
  [refusal('NUMBER_EXISTS', 'There'), { field: 'number' }],
  [
    refusal('INVALID', 'Invalid', { fallback_number: 'Not a number' }, 422),
    {
      field: 'fallbackNumber',
      message: 'Not a number',
    },
  ],
  [refusal('INVALID', 'Refused.', { other: 'Odd.' }, 422), { message: 'Refused. Odd.' }],
])('shows a rejected number at its field', async (response, outcome) => {
  server.use(http.post(numbers, () => response));
  expect(await mount().onAdd(values)).toMatchObject({ status: 'refused', ...outcome });
});

it('adds no number of an unknown provider', async () => {
  expect(await mount().onAdd({ ...values, provider: 'pigeon' })).toMatchObject({
    status: 'refused',
    field: 'provider',
  });
});

it.each([
  ['settings', { agentId: 'a1', isOutbound: true }, { agent_id: 'a1', outbound: true }],
  ['new credentials', { credentials: 'vault/new' }, { credentials: 'vault/new' }],
])('sends only changed %s', async (_what, change, body) => {
  const sent: unknown[] = [];
  server.use(
    http.patch(`${numbers}/n1`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 'n1', number: values.number });
    }),
    http.get('*', () => HttpResponse.json({})),
  );
  const unchangedCredentials = { ...values, credentials: '' };
  const { onUpdate } = mount();
  expect(await onUpdate(number, unchangedCredentials)).toEqual({ status: 'saved' });
  expect(await onUpdate(number, { ...unchangedCredentials, ...change })).toMatchObject({
    status: 'saved',
  });
  expect(sent).toEqual([body]);
});
