import type { PageManifest, PageTitle } from './area.ts';

const load = () => import('../errors/ComingSoonPage.tsx');

/** A page whose screen is not built yet: the placeholder under its own address and title. */
export const comingSoon = (
  title: PageTitle,
  path: string,
  rest: Omit<PageManifest, 'id' | 'path' | 'load' | 'title'> &
    Partial<Pick<PageManifest, 'load'>> = {},
): PageManifest => ({ id: title, title, path, load, isSoon: true, ...rest });
