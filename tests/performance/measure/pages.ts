import type { Page } from 'playwright';

export type LinkedPage = readonly [href: string, heading: string];

export const teamPage: LinkedPage = ['/settings/teams', 'Team Management'];

/** A page without data of its own. */
export const otherPage: LinkedPage = ['/bot-studio', 'Bot Studio'];

/** Follows the link to a page. @returns ms from the click to its paint */
export const follow = (page: Page, to: LinkedPage): Promise<number> =>
  page.evaluate(([href, heading]) => window.probe.follow(href, heading), to);
