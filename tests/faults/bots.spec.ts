import { startCanary } from '../support/canary.ts';
import { expect, test } from '../support/fixtures.ts';

/** Hides, moves, recolours and enlarges everything it matches, custom properties included. */
const hostileStyles = `
  :root { --accent: transparent !important; --paper: red !important; --ink: red !important; }
  * { color: red !important; font: 90px/4 serif !important; letter-spacing: 1em !important;
    visibility: hidden !important; pointer-events: none !important; --accent: transparent !important; }
  body > * { display: none !important; position: static !important; opacity: 0 !important;
    transform: scale(0.1) !important; z-index: -1 !important; inset: auto !important; }
  div, section, button, input { all: unset !important; }`;

test('B01 the chat looks and works the same in a page with hostile styles', async ({
  page,
  sandbox,
}) => {
  const { PLATFORM_CHATBOT_EMBED_URL: script } = sandbox.clientConfig();
  const shop = await startCanary(
    `<title>Shop</title><style>${hostileStyles}</style>
     <script src="${script}" data-bot="bot_nw01" data-color="#0a7d4f" async></script>`,
  );
  await page.goto(shop.url);
  const bubble = page.getByRole('button', { name: 'Open chat with Website assistant' });
  await expect(bubble).toBeInViewport({ ratio: 1 });
  await expect(bubble).toHaveCSS('background-color', 'rgb(10, 125, 79)');
  const box = await bubble.boundingBox();
  expect(box).toMatchObject({ width: 56, height: 56 });
  expect(box?.x).toBeGreaterThan(1300);
  await bubble.click();
  const field = page.getByRole('textbox', { name: 'Your question' });
  await expect(field).toBeFocused();
  await expect(field).toHaveCSS('font-size', '16px');
  await field.fill('Are you open on Saturday?');
  await page.getByRole('button', { name: 'Send' }).click();
  const response = page.getByText('on Saturday from nine until one');
  await expect(response).toBeInViewport();
  await expect(response).toHaveCSS('color', 'rgb(16, 19, 26)');
  await expect(response).toHaveCSS('letter-spacing', 'normal');
  await shop.close();
});
