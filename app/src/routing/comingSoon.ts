import type { PageTitle, ScreenPage } from './area.ts';

const load = () => import('../errors/ComingSoonPage.tsx');

/** A page whose screen is not built yet: the placeholder under its own address and title. */
export const comingSoon = (
  id: PageTitle,
  path: string,
  rest: Omit<ScreenPage, 'id' | 'path' | 'load'> & Partial<Pick<ScreenPage, 'load'>> = {},
): ScreenPage => ({ id, path, load, isSoon: true, ...rest });
