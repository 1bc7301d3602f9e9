import { expect, test } from '../support/fixtures.ts';

test('adds a number, creates a tool by keyboard, deletes a tool in use, attaches a knowledge base', async ({
  page,
  backend,
  signInAs,
}) => {
  const statusWith = (text: string) => page.getByRole('status').filter({ hasText: text });
  const { keyboard } = page;
  await signInAs('admin');

  let releaseFilter = () => {};
  const filterReleased = new Promise<void>((resolve) => {
    releaseFilter = resolve;
  });
  await page.route(/ComboboxPopup/, async (route) => {
    await filterReleased;
    await route.continue();
  });
  await page.goto('/voice-agent/phone-numbers');
  await expect(page.getByRole('row', { name: /Main line/ })).toBeVisible();
  await keyboard.press('c');
  const form = page.getByRole('dialog', { name: 'Add Number' });
  const number = form.getByRole('textbox', { name: 'Number', exact: true });
  await number.fill('+44 1632 960101');
  await form.getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: 'Telnyx' }).click();
  await form.getByLabel('Provider key location').fill('vault/telnyx');
  // Text typed before the filter has loaded is not lost.
  await form.getByRole('combobox', { name: 'Agent' }).click();
  await keyboard.type('Front');
  await keyboard.press('Enter');
  releaseFilter();
  await expect(form.getByRole('combobox', { name: 'Agent' })).toContainText('Front desk');
  await form.getByRole('button', { name: 'Add Number' }).click();
  await expect(form.getByText('This number is already in use')).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill('0049 30 23125099');
  await expect(form.getByText('Germany: +49 30 23125099', { exact: true }).first()).toBeVisible();
  await keyboard.press('Control+Enter');
  await expect(statusWith('Number added')).toBeVisible();
  const row = page.getByRole('row', { name: /\+49 30 23125099/ });
  await expect(row).toContainText('Front desk');
  await expect(row).toContainText('Pending');

  await page.getByRole('link', { name: 'Tools', exact: true }).click();
  await expect(page.getByRole('article', { name: 'end_call' })).toBeVisible();
  await keyboard.press('c');
  const gallery = page.getByRole('dialog', { name: 'Add Tool' });
  await gallery.getByRole('button', { name: /^Look an order up/ }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add Tool' });
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue('look_up_order_2');
  await keyboard.press('Control+Enter');
  await expect(sheet.getByLabel('Address')).toBeFocused();
  await keyboard.type('https://shop.example/orders');
  await sheet.getByLabel('Value of Authorization').focus();
  await keyboard.type('Bearer 1234');
  await expect(sheet.getByRole('region', { name: 'Sample request' })).toContainText(
    'GET /orders?order_number=text',
  );
  await keyboard.press('Control+Enter');
  await expect(statusWith('Tool added')).toBeVisible();
  await page.getByRole('button', { name: 'look_up_order_2' }).press('Enter');
  const editor = page.getByRole('dialog', { name: 'Edit tool' });
  await expect(editor.getByLabel('Value of Authorization')).toHaveValue('');
  await keyboard.press('Escape');

  // Removes the agents from the list, so that only the server knows that the tool is in use.
  await page.route('**/v1/tools?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { tools: object[] };
    const tools = body.tools.map((tool) => ({ ...tool, agents: [] }));
    await route.fulfill({ response, json: { ...body, tools } });
  });
  await page.reload();
  await page.getByRole('button', { name: 'end_call', exact: true }).click();
  await editor.getByRole('button', { name: 'Delete' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Delete end_call?' });
  await confirmation.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(confirmation.getByText('end_call is in use')).toBeVisible();
  await expect(confirmation.getByText('Front desk')).toBeVisible();
  await confirmation.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(statusWith('Tool deleted')).toBeVisible();
  await expect(page.getByRole('article', { name: 'end_call' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Knowledge Base', exact: true }).last().click();
  await page.getByRole('button', { name: 'Choose agents for Winter catalogue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agents that use Winter catalogue' });
  await expect(dialog.getByText(/^No document of it is ready/)).toBeVisible();
  await dialog.getByRole('switch', { name: 'Front desk', exact: true }).click();
  await expect(statusWith('Front desk uses it now')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Winter catalogue/ })).toContainText('Front desk');
  expect(await backend.committedWrites('number.imported')).toHaveLength(1);
});
