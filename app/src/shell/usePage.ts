import { shellTexts, useTranslation } from '@platform/i18n';
import type { BreadcrumbItem } from '@platform/ui';
import { matchPath, useLocation } from 'react-router';
import { pages } from './pages.ts';

const patterns = Object.keys(pages).toSorted(
  (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
);

/** The page of the address: its name and the way to it, in the shown language. */
export function usePage(): { title: string | null; breadcrumb: BreadcrumbItem[] } {
  const t = useTranslation(shellTexts);
  const { pathname } = useLocation();
  const pattern = patterns.find((candidate) => matchPath(candidate, pathname));
  const page = pattern === undefined ? undefined : pages[pattern];
  if (!page) return { title: null, breadcrumb: [] };
  const title = t(page.title);
  const parent = page.parent === undefined ? undefined : pages[page.parent];
  if (!parent || page.parent === undefined) return { title, breadcrumb: [{ label: title }] };
  return {
    title,
    breadcrumb: [{ label: t(parent.title), href: page.parent }, { label: title }],
  };
}
