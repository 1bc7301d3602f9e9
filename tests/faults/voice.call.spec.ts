import type { Page } from 'playwright/test';
import { denyMicrophone, microphoneStates, watchMicrophones } from '../support/fakeMicrophone.ts';
import { expect, test } from '../support/fixtures.ts';
import { socketsOf, watchSockets } from '../support/watchSockets.ts';

test.beforeEach(async ({ page, signInAs }) => {
  await watchMicrophones(page);
  await signInAs('admin');
});

async function openTest(page: Page) {
  await page.goto('/voice-agent/agents');
  await page.getByRole('button', { name: 'Test Front desk' }).click();
  return page.getByRole('dialog', { name: 'Test Front desk' });
}

test('V02 a blocked microphone is explained, and a text chat still works', async ({
  page,
  backend,
}) => {
  await denyMicrophone(page);
  const dialog = await openTest(page);
  await dialog.getByRole('button', { name: 'Start call' }).click();
  await expect(dialog.getByText('The microphone is blocked')).toBeVisible();
  await expect(dialog.getByText(/icon left of the address/)).toBeVisible();
  await expect(dialog.getByText('Ready', { exact: true })).toBeVisible();
  expect(await backend.log({ service: 'voice', path: '/test' })).toEqual([]);

  await dialog.getByText('Text', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(dialog.getByRole('log').getByText('Agent:')).toHaveCount(1);
});

test('V03 closing a call or leaving its page releases microphone and socket @engine @microphone', async ({
  page,
}) => {
  await watchSockets(page);
  const openSockets = async () => (await socketsOf(page)).filter(({ isOpen }) => isOpen).length;
  const call = async () => {
    const dialog = await openTest(page);
    await dialog.getByRole('button', { name: 'Start call' }).click();
    await expect(dialog.getByText('Speaking', { exact: true })).toBeVisible();
    expect(await openSockets()).toBe(1);
    return dialog;
  };

  const dialog = await call();
  await dialog.getByRole('button', { name: 'Close and end the call' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await microphoneStates(page)).toEqual(['ended']);
  await expect.poll(openSockets).toBe(0);

  // Leaves the page within the app during a call.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Voice Agent');
  await page.goBack();
  await page.getByRole('button', { name: 'Test Front desk' }).click();
  await dialog.getByRole('button', { name: 'Start call' }).click();
  await expect(dialog.getByText('Speaking', { exact: true })).toBeVisible();
  await page.goForward();
  await expect(dialog).toHaveCount(0);
  expect(await microphoneStates(page)).toEqual(['ended', 'ended']);
  await expect.poll(openSockets).toBe(0);
});
