/**
 * True if the path equals the link or starts with it plus a slash. Decides `aria-current="page"`.
 */
export function isActiveLink(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}

function sectionOf(href: string): string {
  return `/${href.split('/')[1] ?? ''}`;
}

/** True for a page of the link's section that `isActiveLink` does not match. */
export function isSectionOpen(path: string, href: string): boolean {
  return !isActiveLink(path, href) && isActiveLink(path, sectionOf(href));
}
