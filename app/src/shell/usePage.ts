import { shellTexts, useTranslation } from '@platform/i18n';
import type { BreadcrumbItem } from '@platform/ui';
import { matchPath } from 'react-router';
import { useAtomValue } from '../shared/state/index.ts';
import { subjectAtom } from '../shared/subject/subjectAtom.ts';
import { overviews, pages, parentOf } from './pages.ts';

const patterns = Object.keys(pages).toSorted(
  (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
);

/** Most addresses are a pattern themselves; then nothing is compiled and matched. */
const patternOf = (pathname: string): string | undefined =>
  pathname in pages ? pathname : patterns.find((pattern) => matchPath(pattern, pathname));

/**
 * The page of an address: its name and the way to it, in the shown language.
 *
 * @param pathname of the address, without query
 */
export function usePage(pathname: string): {
  title: string | null;
  breadcrumb: BreadcrumbItem[];
} {
  const t = useTranslation(shellTexts);
  const subject = useAtomValue(subjectAtom);
  const pattern = patternOf(pathname);
  const name = pattern === undefined ? undefined : pages[pattern];
  if (pattern === undefined || name === undefined) return { title: null, breadcrumb: [] };
  const title = t(`shell.page.${name}`);
  if (overviews.includes(pattern))
    return { title, breadcrumb: [{ label: title }, { label: t('shell.page.overview') }] };
  const parent = parentOf(pattern);
  const parentName = parent === undefined ? undefined : pages[parent];
  const above =
    parent === undefined || parentName === undefined
      ? []
      : [{ label: t(`shell.page.${parentName}`), href: parent }];
  return { title, breadcrumb: [...above, { label: subject ?? title }] };
}
