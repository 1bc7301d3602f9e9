/** True for the page of a link and pages below it. Decides `aria-current="page"`. */
export function isActiveLink(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}

function sectionOf(href: string): string {
  return `/${href.split('/')[1] ?? ''}`;
}

export function isSectionOpen(path: string, href: string): boolean {
  return !isActiveLink(path, href) && isActiveLink(path, sectionOf(href));
}
