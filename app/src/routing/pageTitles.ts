import type { PageId, PageManifest, PageTitle } from './area.ts';

const untitled: readonly PageId[] = ['signIn', 'login', 'authCallback'];

const isTitle = (id: PageId): id is PageTitle => !untitled.includes(id);

/** Title for the breadcrumb and the document; undefined outside the shell. */
export const titleOf = ({ id }: PageManifest): PageTitle | undefined =>
  isTitle(id) ? id : undefined;

/** Heading of the page, also used for links to it. */
export const headingOf = (page: PageManifest): PageTitle | undefined =>
  page.heading ?? titleOf(page);
