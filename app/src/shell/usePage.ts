import { shellTexts, useTranslation } from '@platform/i18n';
import type { BreadcrumbItem } from '@platform/ui';
import { usePages } from '../routing/PagesContext.ts';
import { useAtomValue } from '../platform/state.ts';
import { breadcrumbTitleAtom } from '../routing/breadcrumbTitle.ts';
import { headingOf, titleOf } from '../routing/pageTitles.ts';

export function usePage(pathname: string): {
  title: string | null;
  breadcrumb: BreadcrumbItem[];
} {
  const t = useTranslation(shellTexts);
  const pages = usePages();
  const ownTitle = useAtomValue(breadcrumbTitleAtom);
  const page = pages.find(pathname);
  const key = page && titleOf(page);
  if (!key) return { title: null, breadcrumb: [] };
  const title = t(`shell.page.${key}`);
  const parent = pages.parentOf(page);
  const headed = parent?.headsSection && !page.heading ? parent : page;
  const heading = ownTitle ?? t(`shell.page.${headingOf(headed) ?? key}`);
  const parentTitle = parent && titleOf(parent);
  const above =
    headed === page && parentTitle
      ? [{ label: t(`shell.page.${parentTitle}`), href: parent.path }]
      : [];
  return { title, breadcrumb: [...above, { label: heading }] };
}
