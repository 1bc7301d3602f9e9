// @vitest-environment jsdom
import { agentSchema } from '@platform/api';
import { toFormValues } from '@platform/ui/voice';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { signInAdmin } from '../../testing/signedIn.tsx';
import { agentValues } from './agentValues.ts';
import { useAgentDrafts } from './useAgentDrafts.ts';
import { useSaveAgent } from './useSaveAgent.ts';

const address = `${testConfig.services.voice}/v1/agents/a1`;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const wire = { id: 'a1', name: 'Front desk', agent_type: 'inbound', temperature: 0.4 };
const detail = agentSchema.parse(wire);
const values = agentValues(detail);

function mountSave(respond: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.get(address, () => HttpResponse.json(wire)),
    http.patch(address, async ({ request }) => {
      sent.push(await request.json());
      return respond();
    }),
  );
  const { current, waitUntil } = mountHook(() => useSaveAgent(detail, values), signInAdmin());
  return { sent, current, waitUntil };
}

it('sends changed settings only, and nothing without changes', async () => {
  const { sent, current } = mountSave(() => HttpResponse.json({ ...wire, name: 'Reception' }));
  expect(await current().onSave(values)).toEqual({ status: 'saved', values });
  expect(sent).toEqual([]);
  const edited = { ...values, name: 'Reception' };
  expect(await current().onSave(edited)).toEqual({ status: 'saved', values: edited });
  expect(sent).toEqual([{ name: 'Reception' }]);
});

it('compares a second save with the result of the first', async () => {
  const { sent, current } = mountSave(() => HttpResponse.json({ ...wire, name: 'Reception' }));
  const edited = { ...values, name: 'Reception' };
  await current().onSave(edited);
  // The first save is stored by now, so nothing was changed elsewhere.
  server.use(http.get(address, () => HttpResponse.json({ ...wire, name: 'Reception' })));
  const second = { ...edited, name: 'Front desk' };
  expect(await current().onSave(second)).toEqual({ status: 'saved', values: second });
  expect(current().conflict).toBeNull();
  expect(sent).toEqual([{ name: 'Reception' }, { name: 'Front desk' }]);
});

it('VOICE-118 keeps the reason of a 403, so that nothing can be changed any more', async () => {
  const message = "Permission 'voice.manage' required";
  const { current, waitUntil } = mountSave(() =>
    HttpResponse.json({ error: { code: 'FORBIDDEN', message } }, { status: 403 }),
  );
  const outcome = await current().onSave({ ...values, name: 'Reception' });
  expect(outcome).toEqual({ status: 'refused', message });
  await waitUntil(({ refusal }) => expect(refusal).toBe(message));
});

it('shows a rejection at its field', async () => {
  const error = { code: 'INVALID', message: 'Invalid', fields: { system_prompt: 'Too short' } };
  const { current } = mountSave(() => HttpResponse.json({ error }, { status: 422 }));
  expect(await current().onSave({ ...values, instructions: 'x' })).toEqual({
    status: 'refused',
    message: 'Too short',
    field: 'instructions',
  });
});

it('VOICE-117 reports that the agent was deleted, before anything is sent', async () => {
  const { sent, current, waitUntil } = mountSave(() => HttpResponse.json({}));
  server.use(http.get(address, () => HttpResponse.json({}, { status: 404 })));
  await current().onSave({ ...values, name: 'Reception' });
  await waitUntil(({ isDeleted }) => expect(isDeleted).toBe(true));
  expect(sent).toEqual([]);
});

it('M11 removes the draft once it is saved, even after the page is left', async () => {
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const sent: unknown[] = [];
  server.use(
    http.get(address, () => HttpResponse.json(wire)),
    http.patch(address, async ({ request }) => {
      sent.push(await request.json());
      await response;
      return HttpResponse.json({ ...wire, name: 'Reception' });
    }),
  );
  const useEditor = () => ({ ...useSaveAgent(detail, values), drafts: useAgentDrafts() });
  const page = mountHook(useEditor, signInAdmin());
  const { onSave, drafts } = page.current();
  const edited = { ...values, name: 'Reception' };
  drafts.keep('a1', { values: toFormValues(edited), base: toFormValues(values) });
  const saved = onSave(edited);
  await expect.poll(() => sent).toHaveLength(1);
  page.open(() => null);
  expect(drafts.read('a1')).toBeDefined();
  respond();
  expect(await saved).toMatchObject({ status: 'saved' });
  expect(drafts.read('a1')).toBeUndefined();
});
