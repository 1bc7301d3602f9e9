import { expect, test } from '../support/fixtures.ts';
import { expectHarmless } from '../support/harmless.ts';
import { everyNth, hostileTexts } from '../support/hostileTexts.ts';
import { watchViolations } from '../support/violations.ts';

test.beforeEach(async ({ page, signInAs }) => {
  await watchViolations(page);
  await signInAs('admin');
});

const tool = {
  id: 't0',
  name: 'odd_tool',
  description: 'Looks something up.',
  kind: 'telepathy',
  method: 'TELEPORT',
  url: 'javascript:alert(1)',
  headers: null,
  parameters: null,
  is_enabled: true,
};

test('D04 X01 a tool with an invalid schema and an unknown kind and method can be opened and fixed', async ({
  page,
  backend,
  canary,
}) => {
  const [one = '', two = ''] = everyNth(hostileTexts(canary.url), 20);
  const schemas: unknown[] = [
    'no schema',
    [{ type: 'object' }],
    { type: 'object', properties: { [one]: { type: 'date', description: { no: 'text' } } } },
    { type: 'object', properties: 7, required: 'all', ['__proto__x']: { polluted: true } },
  ];
  const tools = schemas.map((parameters, index) => ({
    ...tool,
    id: `t${index}`,
    name: index === 1 ? two : `odd_tool_${index}`,
    parameters,
  }));
  await backend.fault({
    service: 'voice',
    path: '/v1/tools',
    method: 'GET',
    body: { tools, total: tools.length },
  });
  await page.goto('/voice-agent/tools');
  await expect(page.getByText('telepathy').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(tools.length);
  for (const { name } of tools) {
    await page.getByRole('button', { name, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
  await expectHarmless(page, canary);
});
