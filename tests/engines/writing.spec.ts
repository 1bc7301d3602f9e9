import { expect } from '../support/fixtures.ts';
import { test } from './engineTest.ts';

test.beforeEach(async ({ signIn }) => signIn('admin'));

test('writes, formats and pastes markup, which is cleaned and saved @engine', async ({ user }) => {
  const { tab } = user;
  await user.opens('/content-studio/edit/cnt_nw01');
  await user.clicks('textbox', 'Text');
  await tab.key('Control+End');
  await tab.key('Enter');
  await tab.type('Plain and ');
  await tab.key('Control+b');
  await tab.type('bold');
  await tab.key('Control+b');
  await tab.key('Enter');
  // A real copy puts the markup on the clipboard, and a real paste reads it.
  await tab.evaluate(() => {
    const copy = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData('text/plain', 'Pasted');
      event.clipboardData?.setData(
        'text/html',
        '<h2>Pasted</h2><p onclick="window.hacked=1" style="position:fixed">words <b>in bold</b><script>window.hacked=1</script></p>',
      );
    };
    document.addEventListener('copy', copy, { capture: true, once: true });
  }, undefined);
  await tab.key('Control+c');
  await tab.key('Control+v');
  const markup = async () =>
    tab.evaluate(
      () => document.querySelector('[role=textbox][contenteditable=true]')?.innerHTML ?? '',
      undefined,
    );
  await expect.poll(markup).toMatch(/<h2[^>]*>Pasted<\/h2>/);
  const savedMarkup = await markup();
  expect(savedMarkup).toContain('Plain and <strong>bold</strong>');
  expect(savedMarkup).toMatch(/words <strong>in bold<\/strong>/);
  expect(savedMarkup).not.toMatch(/onclick|fixed|script/);

  await user.reads('Saved');
  await tab.reload();
  await user.sees('textbox', 'Text');
  await expect.poll(markup).toMatch(/<h2[^>]*>Pasted<\/h2>/);
  expect(await tab.evaluate(() => 'hacked' in window, undefined)).toBe(false);
});

test('a draft arrives word by word, and stops @engine', async ({ user, backend }) => {
  await user.opens('/content-studio/generate');
  await user.fills('textbox', 'Topic', 'When the shop is open on holidays');
  await backend.set({ writingPauseMs: 40 });
  await user.clicks('button', 'Generate');
  const length = async () => (await user.find({ role: 'article', name: 'Draft 1' }))?.text.length;
  await expect.poll(length).toBeGreaterThan(40);
  const early = (await length()) ?? 0;
  await expect.poll(length).toBeGreaterThan(early);
  await user.clicks('button', 'Stop');
  await user.reads('Incomplete');
});

test('an agent is called by voice and by text @engine @microphone', async ({ user }) => {
  await user.opens('/voice-agent/agents');
  await user.clicks('button', 'Test Front desk');
  await user.seesFocusOn('button', 'Start call');
  await user.clicks('button', 'Start call');
  await user.reads('Speaking');
  await user.clicks('button', 'Hang up');
  await user.reads('You ended the call.');
  await user.clicks('text', 'Text', { role: 'dialog' });
  await user.clicks('button', 'Start again');
  await user.seesFocusOn('textbox');
  await user.tab.type('Thank you');
  await user.tab.key('Enter');
  await user.reads('You are welcome. Is there anything else?');
});
