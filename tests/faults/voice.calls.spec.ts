import { expect, test } from '../support/fixtures.ts';
import { expectHarmless } from '../support/harmless.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { watchViolations } from '../support/violations.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

const list = '/v1/analytics/conversations';

test('D17 X01 a call with 2,000 turns, markup and unknown words is readable, and a missing recording is reported', async ({
  page,
  backend,
  canary,
  sandbox,
  expectedConsole,
}) => {
  expectedConsole.push(/404/);
  await watchViolations(page);
  const [markup = ''] = hostileTexts(canary.url);
  const arabic = 'مرحبا، هل أنتم مفتوحون يوم السبت؟';
  const call = {
    id: 'odd',
    agent_id: 'agt_gone',
    agent_name: markup,
    started_at: new Date().toISOString(),
    duration_s: -40,
    direction: 'sideways',
    from: 'not a number',
    to: '',
    outcome: 'sold',
    ended_reason: 'solar_flare',
    contact_id: null,
    session_id: 's1',
    latency_p50_ms: -3,
  };
  const detail = {
    ...call,
    summary: markup,
    turns: Array.from({ length: 2000 }, (_, index) => ({
      role: index % 2 === 0 ? 'agent' : 'user',
      text: index === 1 ? arabic : index === 1999 ? markup : `Line ${index}`,
      at_ms: index * 1000,
    })),
    recording_url: `${sandbox.clientConfig().PLATFORM_VOICE_URL}/gone.wav`,
  };
  await backend.fault({ service: 'voice', path: list, body: { conversations: [call], total: 1 } });
  await backend.fault({ service: 'voice', path: `${list}/odd`, body: detail });

  await page.goto('/voice-agent/call-history?call=odd');
  const row = page.getByRole('grid', { name: 'Calls' }).getByRole('row').nth(1);
  await expect(row).toContainText('sold');
  await expect(row).toContainText('–');
  await expect(row).not.toContainText('-40');
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Ended with “solar_flare”.')).toBeVisible();
  await expect(panel.getByText('The recording could not be played.')).toBeVisible();
  await expect(panel.getByRole('slider', { name: 'Position' })).toHaveCount(0);

  const transcript = panel.getByRole('list', { name: 'What was said' });
  await expect(transcript.getByText(arabic)).toHaveCSS('direction', 'rtl');
  expect(await transcript.getByRole('listitem').count()).toBeLessThan(200);
  const paragraphs = transcript.getByRole('paragraph');
  // Lines are measured as they come into view, so the end moves.
  await expect(async () => {
    await transcript.evaluate((lines) => lines.parentElement?.scrollTo(0, lines.scrollHeight));
    await expect(paragraphs.filter({ hasText: markup })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectHarmless(page, canary);
});
