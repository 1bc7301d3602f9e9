import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Fault, SandboxControl } from './sandboxControl.ts';

/** What can happen to the first and the second of two things that each start and end. */
export type Step = 'start 1' | 'start 2' | 'end 1' | 'end 2';

/** The six orders in which two things can start and end. */
export const schedules: readonly (readonly Step[])[] = [
  ['start 1', 'end 1', 'start 2', 'end 2'],
  ['start 1', 'start 2', 'end 1', 'end 2'],
  ['start 1', 'start 2', 'end 2', 'end 1'],
  ['start 2', 'end 2', 'start 1', 'end 1'],
  ['start 2', 'start 1', 'end 2', 'end 1'],
  ['start 2', 'start 1', 'end 1', 'end 2'],
];

const forLong = 600_000;

/**
 * Holds the next matching request, before or after the server has acted on it.
 *
 * @returns lets it go
 */
export async function hold(
  backend: SandboxControl,
  rule: Fault,
  moment: 'before' | 'after' = 'after',
): Promise<() => Promise<void>> {
  const wait = moment === 'before' ? { delayMs: forLong } : { delayAnswerMs: forLong };
  const id = await backend.fault({ count: 1, ...wait, ...rule });
  return () => backend.heal(id);
}

/** Waits until every request so far has its answer: a clock put forward would end those under way. */
export async function quiet(backend: SandboxControl): Promise<void> {
  await expect
    .poll(async () => (await backend.log()).filter(({ status }) => status === null))
    .toEqual([]);
}

/** A refusal in the server's own words. */
export const refusal = (message: string): Pick<Fault, 'status' | 'body'> => ({
  status: 409,
  body: { error: { code: 'CONFLICT', message } },
});

/**
 * Notes what a row's role shows, frame by frame, without repeats.
 *
 * @returns the words noted so far
 */
export async function watchRole(page: Page, name: string): Promise<() => Promise<string[]>> {
  const log = await page.evaluateHandle((wanted) => {
    const seen: string[] = [];
    const look = () => {
      const row = [...document.querySelectorAll('tr')].find((tr) =>
        tr.textContent.includes(wanted),
      );
      const cell = row?.querySelectorAll('td')[2];
      const word = (cell?.querySelector('[role="combobox"]') ?? cell)?.textContent ?? 'gone';
      if (seen.at(-1) !== word) seen.push(word);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, name);
  return () => log.jsonValue();
}
