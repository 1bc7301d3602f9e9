import { repeatRows } from './repeatRows.ts';
import type { SearchedList } from './search.ts';

const count = 5000;

/** Opens the command palette over a page that has loaded 5,000 contacts. */
export const palette: SearchedList = {
  open: async (page, url) => {
    await repeatRows(page, { address: '**/v1/contacts/?*', list: 'contacts', count });
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
