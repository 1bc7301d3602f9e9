import type { PageId, PageManifest, PageTitle } from './area.ts';

const untitled: readonly PageId[] = ['signIn', 'login', 'authCallback'];

const isTitle = (id: PageId): id is PageTitle => !untitled.includes(id);

/** What names a page in the breadcrumb and the document; undefined for one outside the shell. */
export const titleOf = ({ id }: PageManifest): PageTitle | undefined =>
  isTitle(id) ? id : undefined;

/** What its heading says, and others call it when they lead there. */
export const headingOf = (page: PageManifest): PageTitle | undefined =>
  page.heading ?? titleOf(page);
