import { expect, test } from '../support/fixtures.ts';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
}

/** Counts the functions that V8 parsed on the main thread, in a Chromium trace. */
function parsedOnMainThread(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents.filter(
    ({ name, pid, tid }) => name === 'V8.ParseFunction' && mainThreads.has(`${pid} ${tid}`),
  ).length;
}

test('the sign-in page is compiled before it runs, off the main thread', async ({
  browser,
  page,
}) => {
  await browser.startTracing(page, { categories: ['v8', 'disabled-by-default-v8.compile'] });
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  const parsed = parsedOnMainThread(await browser.stopTracing());

  // Without the compile hint some 900 functions are parsed on their first call.
  expect(parsed).toBeGreaterThan(0);
  expect(parsed).toBeLessThan(200);
});
