import { microphoneStates, watchMicrophones } from '../support/fakeMicrophone.ts';
import { expect, test } from '../support/fixtures.ts';
import { violations, watchViolations } from '../support/violations.ts';
import { socketsOf, watchSockets } from '../support/watchSockets.ts';

/** VOICE-200 to VOICE-212 against the sandbox's relay, with the browser's own fake microphone. */
test('talks to an agent by text, then by voice, and finds the call in the history @engine @microphone', async ({
  page,
  signInAs,
}) => {
  await watchSockets(page);
  await watchViolations(page);
  await watchMicrophones(page);
  await signInAs('admin');
  await page.goto('/voice-agent/agents');
  await page.getByRole('button', { name: 'Test Front desk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test Front desk' });
  const log = dialog.getByRole('log', { name: 'Transcript' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  // By text, and by keyboard alone.
  await expect(button('Start call')).toBeFocused();
  await dialog.getByRole('radio', { name: 'Text' }).focus();
  await page.keyboard.press('Space');
  await button('Start chat').focus();
  await page.keyboard.press('Enter');
  await expect(log.getByText('Agent:')).toHaveCount(1);
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Thank you');
  await page.keyboard.press('Enter');
  await expect(log.getByText('You are welcome. Is there anything else?')).toBeVisible();
  await expect(log.getByText(/^Answered after/)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('You ended the call.')).toBeVisible();
  expect(await microphoneStates(page)).toEqual([]);

  // By voice: the beeps of the microphone are heard, and the agent answers with sound.
  await dialog.getByText('Voice', { exact: true }).click();
  await button('Start again').click();
  await expect(dialog.getByText('Speaking', { exact: true })).toBeVisible();
  await button('Interrupt').click();
  await expect(dialog.getByText('Speak whenever you like')).toBeVisible();
  await expect(dialog.locator('[data-lit]').first()).toBeVisible();
  // Beeps until the agent certainly listens, then silence ends the sentence.
  const soundsSent = async () => (await socketsOf(page)).at(-1)?.soundsSent ?? 0;
  const before = await soundsSent();
  await expect.poll(async () => (await soundsSent()) - before).toBeGreaterThan(50);
  await button('Mute').click();
  await expect(log.getByText('You:')).toHaveCount(1);
  await expect(log.getByText(/^Answered after/)).toHaveCount(1);
  expect(await microphoneStates(page)).toEqual(['live']);
  await button('Hang up').click();
  expect(await microphoneStates(page)).toEqual(['ended']);
  await dialog.getByRole('link', { name: 'Open in call history' }).click();
  await expect(page).toHaveURL(/\/voice-agent\/call-history\?call=/);

  const sockets = await socketsOf(page);
  expect(sockets).toHaveLength(2);
  for (const { url } of sockets) expect(url).toMatch(/\/v1\/agents\/[\w-]+\/test$/);
  expect(await violations(page)).toEqual([]);
});
