import { expect, test } from '../support/fixtures.ts';

test('print shows the table with its headers, without controls', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  for (const [path, table, column] of [
    ['/billing/invoices', 'Invoices', 'Invoice Number'],
    ['/settings/teams', 'Your Team', 'Email Address'],
    ['/crm/contacts', 'Contacts', 'Email'],
    ['/crm/leads', 'Leads', 'Notes'],
    ['/voice-agent/call-history', 'Calls', 'Agent'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // As wide as a sheet of A4 between its margins.
    await page.setViewportSize({ width: 718, height: 1047 });
    await expect(page.getByRole('navigation', { name: /Main|Account|Breadcrumb/ })).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    const grid = page
      .getByRole('grid', { name: table })
      .or(page.getByRole('table', { name: table }));
    await expect(grid.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    await expect(grid.getByRole('columnheader', { name: /^Actions?$/ })).toHaveCount(0);
    const buttons = await page
      .getByRole('button')
      .evaluateAll((all) =>
        all.filter((button) => !button.closest('th')).map(({ textContent }) => textContent),
      );
    expect(buttons, path).toEqual([]);
    const [head, ink] = await grid.evaluate((element) => [
      getComputedStyle(element.querySelector('thead')!).display,
      getComputedStyle(element.querySelector('td')!).color,
    ]);
    expect(head).toBe('table-header-group');
    // Print has no hover to reveal truncated text.
    const truncated = await grid
      .locator('td, td *')
      .evaluateAll((all) =>
        all
          .filter(
            (part) =>
              getComputedStyle(part).textOverflow === 'ellipsis' &&
              part.scrollWidth > part.clientWidth + 1,
          )
          .map(({ textContent }) => textContent),
      );
    expect(truncated, path).toEqual([]);
    // A very long name does not shrink other columns.
    const columns = await grid
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((each) => [each.textContent, each.clientWidth] as const));
    if (path === '/crm/contacts') expect(new Map(columns).get('Phone')).toBeGreaterThan(120);
    // Dark text in every theme, because paper is white.
    const lightness = Number(/\d+/.exec(ink)?.[0] ?? 255);
    expect(lightness).toBeLessThan(100);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
