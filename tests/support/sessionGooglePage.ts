import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import type { LoggedRequest, SandboxControl } from '@platform/sandbox/testing';

/** A member of Northwind who signs in with the identity provider. */
export const chiara = { email: 'chiara.ricci@northwind.example', name: 'Chiara Ricci' } as const;

export const invalidState = 'Invalid state parameter. Please try again.';

/** Goes from the sign-in page to the provider's consent page. Returns the sent state. */
export async function openConsent(page: Page): Promise<string> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  return new URL(page.url()).searchParams.get('state') ?? '';
}

export async function consent(page: Page): Promise<void> {
  await page.getByRole('radio', { name: chiara.name }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/**
 * Returns the provider's return URL without navigating: consent is given outside the browser.
 */
export async function returnUrl(page: Page): Promise<URL> {
  const consentPage = new URL(page.url());
  const { searchParams, origin, pathname } = consentPage;
  const response = await fetch(origin + pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({
      redirect_uri: searchParams.get('redirect_uri') ?? '',
      state: searchParams.get('state') ?? '',
      email: chiara.email,
      decision: 'continue',
    }),
  });
  return new URL(response.headers.get('location') ?? '');
}

/** Locates the message of the callback page; toasts repeat it. */
export const failureText = (page: Page): Locator => page.getByRole('main').getByRole('alert');

export const exchanges = (backend: SandboxControl): Promise<LoggedRequest[]> =>
  backend.log({ method: 'POST', path: '/v1/oauth/google/callback' });
