import type { SearchedList } from './search.ts';

/** How many records are loaded. */
const records = 5000;

interface ContactWire {
  id: string | number;
}

/** As many rows as wanted, made of those that came. */
const multiplied = (rows: readonly ContactWire[]): ContactWire[] =>
  Array.from({ length: records }, (_none, place) => ({
    ...rows[place % rows.length],
    id: `contact-${place}`,
  }));

/** The command palette over a page that has loaded 5,000 contacts. */
export const palette: SearchedList = {
  open: async (page, url) => {
    await page.route('**/v1/contacts/?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as ContactWire[] | { contacts: ContactWire[] };
      const json = Array.isArray(body)
        ? multiplied(body)
        : { ...body, contacts: multiplied(body.contacts) };
      await route.fulfill({ response, json });
    });
    await page.goto(`${url}/crm/contacts`);
    await page.evaluate(() => window.probe.usable);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Jump to a page, an action or a record' });
    await field.waitFor();
    return field;
  },
  texts: ['customer.e', 'hartley', 'bakery', 'marisol q'],
};
