/**
 * The active rule: the path equals the link or starts with it plus a slash.
 * It alone decides `aria-current="page"`.
 */
export function isActiveLink(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}

/** The address under which a link's whole section lives, e.g. `/voice-agent`. */
function sectionOf(href: string): string {
  return `/${href.split('/')[1] ?? ''}`;
}

/** A page of the link's section that the literal rule does not cover. */
export function isSectionOpen(path: string, href: string): boolean {
  return !isActiveLink(path, href) && isActiveLink(path, sectionOf(href));
}
