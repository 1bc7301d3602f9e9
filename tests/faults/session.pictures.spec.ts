import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';

const priya = { id: 'usr_nw01', email: people.admin, first_name: 'Priya', last_name: 'Nair' };

/** The button with the user's name, which contains the picture and the initials. */
const personMenu = (page: Page) => page.getByRole('button', { name: 'Priya Nair', exact: true });

/** The picture is decorative and has no role, so it is located by its element. */
const picture = (page: Page) => personMenu(page).locator('img');

test('O10 a missing picture shows the initials', async ({
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
  await page.route('https://pictures.test/priya.png', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  const pictureRequest = page.waitForRequest('https://pictures.test/priya.png');

  await page.goto('/billing/usage-analytics');
  await pictureRequest;

  await expect(personMenu(page).getByText('PN')).toBeAttached();
  await expect(picture(page)).toHaveCount(0);
});

test('O10 requests pictures without a referrer, in the size of the initials', async ({
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
  const pictureRequest = page.waitForRequest('https://pictures.test/priya.svg');

  await page.goto('/billing/usage-analytics');

  const headers = await (await pictureRequest).allHeaders();
  expect(headers['referer']).toBeUndefined();
  expect(headers['authorization']).toBeUndefined();
  expect(headers['cookie']).toBeUndefined();
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(9000);
  expect(await picture(page).boundingBox()).toMatchObject({ width: 28, height: 28 });
});
