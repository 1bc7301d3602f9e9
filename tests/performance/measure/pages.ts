/** Address and heading of a page that a link of the navigation leads to. */
export type LinkedPage = readonly [href: string, heading: string];

export const teamPage: LinkedPage = ['/settings/teams', 'Team Management'];

/** A page without data of its own. */
export const otherPage: LinkedPage = ['/knowledge-base', 'Something Amazing Is Coming'];
