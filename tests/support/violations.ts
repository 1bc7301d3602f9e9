import type { BrowserContext, Page } from 'playwright/test';

/** Collects violations of the content security policy on every page, from the start. */
export async function watchViolations(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refusedByPolicy: refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      refused.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

/** Violations in the page so far, as `directive address`. */
export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { refusedByPolicy: string[] }).refusedByPolicy);

/** The violated directives, in alphabetical order. */
export async function refusingDirectives(page: Page): Promise<string[]> {
  const directives = (await violations(page)).map((line) => line.replace(/ .*/, ''));
  return directives.toSorted((one, other) => one.localeCompare(other));
}
