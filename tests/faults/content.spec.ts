import { expect, test } from '../support/fixtures.ts';

test('W01 a stalled stream is reported, and continues where it stopped', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await backend.set({ writingPauseMs: 0 });
  await page.goto('/content-studio/generate');
  const fault = await backend.fault({
    service: 'content',
    path: '/v1/generate',
    method: 'POST',
    stream: 'stall',
    afterFrames: 40,
  });
  await page.getByRole('textbox', { name: 'Topic' }).fill('When the shop is open on holidays');
  await page.getByRole('button', { name: 'Generate' }).click();
  const draft = page.getByRole('article', { name: 'Draft 1' });
  await expect(draft.getByText('Writing')).toBeVisible();
  await expect(draft.locator('[lang]')).not.toBeEmpty();
  await page.clock.fastForward(8000);
  const pause = page.getByText(/^No text has arrived for a while/);
  await expect(pause).toBeVisible();
  const text = await draft.locator('[lang] > :first-child').innerText();

  await backend.heal(fault);
  await expect(draft.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(pause).toBeHidden();
  await expect(draft.getByText('Incomplete')).toBeHidden();
  await expect(draft.locator('[lang] > :first-child')).toHaveText(text);
  expect(await backend.log({ service: 'content', method: 'POST' })).toHaveLength(1);
});
