import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';
import { storedSession } from '../support/sessionPage.ts';
import { violations, watchViolations } from '../support/violations.ts';

const priya = { id: 'usr_nw01', email: people.admin, first_name: 'Priya', last_name: 'Nair' };

/** The button with the person's name, which holds the picture and the initials. */
const personMenu = (page: Page) => page.getByRole('button', { name: 'Priya Nair', exact: true });

/** Has no role, as the name beside it says all; it is found by its kind. */
const picture = (page: Page) => personMenu(page).locator('img');

for (const { kind, address } of [
  { kind: 'not https', address: 'http://pictures.test/priya.png' },
  { kind: 'huge', address: `https://pictures.test/${'x'.repeat(100_000)}` },
]) {
  test(`O10 a picture whose address is ${kind} is not asked for: initials are shown`, async ({
    page,
    backend,
    signInAs,
    runtimeConfig,
  }) => {
    // The policy alone would stop this; the client is to stop it where a host has a laxer one.
    runtimeConfig['PLATFORM_IMAGE_HOSTS'] = 'http://pictures.test,https://pictures.test';
    await watchViolations(page);
    const asked: string[] = [];
    await page.route('*://pictures.test/**', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await signInAs('admin');
    await backend.fault({ path: '/v1/me', body: { ...priya, picture: address } });

    await page.goto('/billing/usage-analytics');

    await expect(personMenu(page).getByText('PN')).toBeAttached();
    await expect(picture(page)).toHaveCount(0);
    expect((await storedSession(page)).user_data?.length).toBeLessThan(1000);
    expect(await violations(page)).toEqual([]);
    expect(asked).toEqual([]);
  });
}

for (const { kind, answer } of [
  { kind: 'missing', answer: { status: 404, body: '' } },
  { kind: 'a page', answer: { contentType: 'text/html', body: '<h1>Hello</h1>' } },
]) {
  test(`O10 a picture that is ${kind} leaves the initials`, async ({
    page,
    backend,
    signInAs,
    runtimeConfig,
  }) => {
    runtimeConfig['PLATFORM_IMAGE_HOSTS'] = 'https://pictures.test';
    await signInAs('admin');
    await backend.fault({
      path: '/v1/me',
      body: { ...priya, picture: 'https://pictures.test/priya.png' },
    });
    await page.route('https://pictures.test/priya.png', (route) => route.fulfill(answer));
    const asked = page.waitForRequest('https://pictures.test/priya.png');

    await page.goto('/billing/usage-analytics');
    await asked;

    await expect(personMenu(page).getByText('PN')).toBeAttached();
    await expect(picture(page)).toHaveCount(0);
  });
}

test('O10 a picture is asked for without a referrer and takes no more than the place of the initials', async ({
  page,
  backend,
  signInAs,
  runtimeConfig,
}) => {
  runtimeConfig['PLATFORM_IMAGE_HOSTS'] = 'https://pictures.test';
  await signInAs('admin');
  await backend.fault({
    path: '/v1/me',
    body: { ...priya, picture: 'https://pictures.test/priya.svg' },
  });
  await page.route('https://pictures.test/priya.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>',
    }),
  );
  const asking = page.waitForRequest('https://pictures.test/priya.svg');

  await page.goto('/billing/usage-analytics');

  const headers = await (await asking).allHeaders();
  expect(headers['referer']).toBeUndefined();
  expect(headers['authorization']).toBeUndefined();
  expect(headers['cookie']).toBeUndefined();
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(9000);
  expect(await picture(page).boundingBox()).toMatchObject({ width: 28, height: 28 });
});
