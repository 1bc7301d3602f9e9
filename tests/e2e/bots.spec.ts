import type { Page } from 'playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts';
import { startCanary } from '../support/canary.ts';
import { expect, test } from '../support/fixtures.ts';
import { violations, watchViolations } from '../support/violations.ts';

/** A visitor's page with only the snippet, right to left, under the strictest policy. */
const emptyPage = (snippet: string, policy: string) => `<!doctype html>
<html lang="en" dir="rtl"><head><title>Shop</title><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; require-trusted-types-for 'script'; ${policy.replaceAll('\n', ' ')}">
${snippet}</head><body><h1>Shop</h1>${snippet}</body></html>`;

async function copySnippet(page: Page): Promise<{ snippet: string; policy: string }> {
  const copied = async (button: string) => {
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(page.getByText('Copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByText('Copied')).toBeHidden();
    return text;
  };
  return { snippet: await copied('Copy snippet'), policy: await copied('Copy policy') };
}

test('embeds a bot by keyboard; it answers in an empty page of another origin', async ({
  page,
  context,
  signInAs,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs('admin');
  const { keyboard } = page;
  const tabs = page.getByRole('navigation', { name: 'Bot Studio sections' });

  await page.goto('/bot-studio');
  await expect(
    page.getByRole('heading', { name: 'A chatbot that knows what your team knows.' }),
  ).toBeVisible();
  for (const name of ['Train Bot', 'Customise']) {
    await tabs.getByRole('link', { name }).press('Enter');
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('Something Amazing Is Coming')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Bot Studio' })).toBeVisible();
  }
  await tabs.getByRole('link', { name: 'Bots', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Website assistant', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bot editor coming soon.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Bots' }).press('Enter');

  const opener = page.getByRole('link', { name: 'Embed Website assistant' });
  await opener.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Embed Website assistant' });
  await panel.getByRole('textbox', { name: 'Colour', exact: true }).fill('#ffe100');
  await expect(panel.getByText('Too low, 3 is needed')).toBeVisible();
  await panel.getByRole('button', { name: /^Use #/ }).press('Enter');
  await expect(panel.getByText(/^Too low/)).toHaveCount(0);
  await panel.getByRole('radio', { name: 'Bottom right' }).focus();
  await keyboard.press('ArrowLeft');
  await expect(panel.getByRole('radio', { name: 'Bottom left' })).toBeChecked();
  const { snippet, policy } = await copySnippet(page);
  await expect(page).toHaveURL(/embed=bot_nw01.*position=left/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close embed panel' }).press('Enter');
  await expect(opener).toBeFocused();

  const shop = await startCanary(emptyPage(snippet, policy));
  const visitor = await context.newPage();
  await watchViolations(visitor);
  await visitor.goto(shop.url);
  const bubble = visitor.getByRole('button', { name: 'Open chat with Website assistant' });
  const corner = await bubble.boundingBox();
  expect(corner?.x).toBeLessThan(100);
  await bubble.press('Enter');
  const chat = visitor.getByRole('dialog', { name: 'Website assistant' });
  const field = chat.getByRole('textbox', { name: 'Your question' });
  const log = chat.getByRole('log', { name: 'Conversation' });
  await expect(field).toBeFocused();
  await expect(log).toContainText('Hello. Ask me about opening hours, prices or bookings.');
  await visitor.keyboard.type('Are you open on Saturday?');
  await visitor.keyboard.press('Enter');
  await expect(log).toContainText('on Saturday from nine until one');
  await expect(log).toContainText('From Opening hours and holidays');

  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await field.fill(hostile);
  await visitor.keyboard.press('Enter');
  await expect(log).toContainText(hostile);
  await expect(log).toContainText('I do not know that.');
  await expect(visitor).toHaveTitle('Shop');

  await visitor.setViewportSize({ width: 360, height: 640 });
  await expectNoOverflow(visitor);
  await visitor.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(bubble).toBeFocused();
  await visitor.evaluate(() => (document.body = document.createElement('body')));
  await expect(bubble).toBeVisible();
  expect(await violations(visitor)).toEqual([]);

  const logged = await backend.log({ service: 'chatbot' });
  expect(logged.filter(({ path }) => path.startsWith('/v1/embed')).length).toBeGreaterThan(2);
  expect(await context.cookies(shop.url)).toEqual([]);
  await shop.close();
});

test('B02 a question that failed to send can be retried, and an unavailable service shows no bubble', async ({
  page,
  sandbox,
  backend,
}) => {
  const { PLATFORM_CHATBOT_EMBED_URL: script } = sandbox.clientConfig();
  const tag = (bot: string) => `<script src="${script}" data-bot="${bot}" async></script>`;
  const shop = await startCanary(`<title>Shop</title>${tag('bot_nw01')}${tag('bot_nw01')}`);
  const id = await backend.fault({ service: 'chatbot', method: 'POST', drop: 'before' });
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Open chat with Website assistant' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('What does a repair cost?');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('Your question could not be sent.');
  await backend.heal(id);
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect(log).toContainText('Repairs start at 25 pounds');
  await expect(log).not.toContainText('Your question could not be sent.');
  await expect(log.getByText('What does a repair cost?')).toHaveCount(1);

  await backend.fault({
    service: 'chatbot',
    method: 'POST',
    status: 429,
    headers: { 'Retry-After': '30' },
  });
  await page.getByRole('textbox', { name: 'Your question' }).fill('And now?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('You can continue in 30 seconds.');
  await shop.close();
});

test('a link to the panel opens it, and a deployment without bots shows the placeholder', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('viewer');
  await page.goto('/bot-studio/bots?embed=bot_nw02&color=teal');
  const panel = page.getByRole('complementary', { name: 'Embed Returns helper' });
  await expect(panel.getByLabel('Snippet').last()).toContainText('data-color="#008080"');
  await page.goto('/bot-studio/bots?embed=bot_ho01');
  await expect(page.getByText('Bot not found')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/bot-studio/bots?embed=bot_nw02');
  await expect(page.getByRole('button', { name: 'Copy snippet' })).toBeVisible();
  await expectNoOverflow(page);

  await backend.fault({ service: 'chatbot', path: '/v1/bots', status: 404 });
  await page.goto('/bot-studio/bots');
  await expect(page.getByRole('heading', { name: 'Something Amazing Is Coming' })).toBeVisible();
});
