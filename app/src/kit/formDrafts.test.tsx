// @vitest-environment jsdom
import { addTool, DEFAULT_TOOL_SETTINGS } from '@platform/api';
import { useDialogForm } from '@platform/ui/forms';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { draftTexts } from './draftFields.ts';
import { useDrafts } from './useDrafts.ts';
import { useSave } from './useSave.ts';

const tools = `${testConfig.services.voice}/v1/tools`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const schema = z.object({ name: z.string() });
const fields = draftTexts('name');
const initialValues = { name: '' };
const draftId = 'copy:t1';

let sending: Promise<unknown> = Promise.resolve();

function useToolDialog() {
  const drafts = useDrafts('tool', fields);
  const add = useSave(addTool, { failure: () => 'Failed.' });
  const form = useDialogForm<{ name: string }, { name: string }, { status: 'saved' }>({
    schema,
    errorText: (key) => key,
    initialValues,
    firstField: 'name',
    drafts,
    draftId,
    onSubmit: ({ name }) => {
      const outcome = add({ ...DEFAULT_TOOL_SETTINGS, name });
      sending = outcome;
      return outcome;
    },
    onClose: () => {},
  });
  return { drafts, form };
}

/** Types a name and submits. `respond` completes the request and waits for the form. */
async function sendTool() {
  let release = (_status: number) => {};
  const status = new Promise<number>((resolve) => {
    release = resolve;
  });
  const respond = async (code: number) => {
    release(code);
    await sending;
  };
  let isSent = false;
  server.use(
    http.get('*', () => HttpResponse.json({ tools: [], total: 0 })),
    http.post(tools, async () => {
      isSent = true;
      return HttpResponse.json({ id: 't2' }, { status: await status });
    }),
  );
  const page = mountHook(useToolDialog, signInAdmin());
  const { drafts, form } = page.current();
  form.setField('name', 'look_up');
  expect(drafts.read(draftId)).toEqual({ name: 'look_up' });
  form.handleSubmit({ preventDefault: () => {} } as Parameters<typeof form.handleSubmit>[0]);
  await expect.poll(() => isSent).toBe(true);
  return { ...page, drafts, form, respond, draft: () => drafts.read(draftId) };
}

it('M11 a saved form leaves no draft', async () => {
  const { respond, draft } = await sendTool();
  await respond(200);
  expect(draft()).toBeUndefined();
});

it('M11 a rejected form keeps its draft and its values', async () => {
  const { respond, waitUntil, draft } = await sendTool();
  await respond(422);
  await waitUntil(({ form }) => expect(form.failure).toBe('Failed.'));
  expect(draft()).toEqual({ name: 'look_up' });
});

it('M11 a form whose page is left during a save leaves no draft', async () => {
  const { respond, open, draft } = await sendTool();
  open(() => null);
  expect(draft()).toEqual({ name: 'look_up' });
  await respond(200);
  expect(draft()).toBeUndefined();
});

it('M11 a form rejected after its page is left opens with its draft', async () => {
  const { respond, open, draft } = await sendTool();
  open(() => null);
  await respond(422);
  expect(draft()).toEqual({ name: 'look_up' });
  expect(open(useToolDialog).current().form.hasDraft).toBe(true);
});

it('M11 input after leaving is kept when the earlier form is saved', async () => {
  const { respond, open, drafts, draft } = await sendTool();
  open(() => null);
  drafts.keep(draftId, { name: 'another' });
  await respond(200);
  expect(draft()).toEqual({ name: 'another' });
});

it('M11 a form cancelled while it is sent leaves no draft', async () => {
  const { respond, form, draft } = await sendTool();
  form.cancel();
  await respond(422);
  expect(draft()).toBeUndefined();
});
