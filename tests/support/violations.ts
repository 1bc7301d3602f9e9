import type { BrowserContext, Page } from 'playwright/test';

/** Collects what the content security policy refuses, in every page, from the very first on. */
export async function watchViolations(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refusedByPolicy: refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      refused.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

/** What the policy refused so far in the page, as `directive address`. */
export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { refusedByPolicy: string[] }).refusedByPolicy);

/** The directives that refused something, in the order of the alphabet. */
export async function refusingDirectives(page: Page): Promise<string[]> {
  const directives = (await violations(page)).map((line) => line.replace(/ .*/, ''));
  return directives.toSorted((one, other) => one.localeCompare(other));
}
