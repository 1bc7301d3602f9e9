// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { claimBot } from './claimBot.ts';
import { keepInBody } from './keepInBody.ts';

const bodyWith = (text: string) => {
  const body = document.createElement('body');
  body.append(text);
  return body;
};

it('waits for the body if the script is in the head', async () => {
  document.body.remove();
  const host = document.createElement('div');
  keepInBody(host);
  expect(host.isConnected).toBe(false);
  document.documentElement.append(bodyWith('Late'));
  await expect.poll(() => host.parentElement).toBe(document.body);
});

it('moves once into a body that replaces the first one', async () => {
  const host = document.createElement('div');
  keepInBody(host);
  expect(host.parentElement).toBe(document.body);
  document.body = bodyWith('Next page');
  await expect.poll(() => host.parentElement).toBe(document.body);
  document.body.replaceWith(bodyWith('And another'));
  await expect.poll(() => host.parentElement).toBe(document.body);
  expect(document.body.textContent).toBe('And another');
  expect(document.body.querySelectorAll('div')).toHaveLength(2);
});

it('gives a bot to one copy of the script, and to another once released', () => {
  const releaseClaim = claimBot('bot_1');
  expect(releaseClaim).not.toBeNull();
  expect(claimBot('bot_1')).toBeNull();
  expect(claimBot('bot_2')).not.toBeNull();
  releaseClaim?.();
  expect(claimBot('bot_1')).not.toBeNull();
});
