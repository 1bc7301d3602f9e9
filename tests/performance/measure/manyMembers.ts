import type { Locator, Page } from 'playwright';

/** Text that the email of every second member contains. */
export const halfText = 'south';

interface MemberWire {
  email: string;
}

/** Opens the team page with seeded members, half of them in a searchable domain. */
export async function openManyMembers(page: Page, url: string): Promise<Locator> {
  await page.route('**/v1/team/members', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as MemberWire[] | { members: MemberWire[] };
    const members = Array.isArray(body) ? body : body.members;
    for (const [index, member] of members.entries())
      if (index % 2) member.email = member.email.replace('@north', `@${halfText}`);
    await route.fulfill({ response, json: body });
  });
  await page.goto(`${url}/settings/teams`);
  await page.evaluate(() => window.probe.usable);
  return page.getByPlaceholder('Search members');
}

/** Checks that the list shows exactly the found half. */
export async function checkHalf(page: Page): Promise<void> {
  const rows = await page.locator('tbody tr', { hasText: '@' }).allInnerTexts();
  const isRight = rows.length > 5 && rows.every((row) => row.includes(`@${halfText}`));
  if (!isRight) throw new Error(`The search for '${halfText}' shows:\n${rows.join('\n')}`);
}
