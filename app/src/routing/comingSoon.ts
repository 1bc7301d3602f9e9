import type { PageTitle, ScreenPage } from './area.ts';

const load = () => import('../errors/ComingSoonPage.tsx');

export const comingSoon = (
  id: PageTitle,
  path: string,
  rest: Omit<ScreenPage, 'id' | 'path' | 'load'> & Partial<Pick<ScreenPage, 'load'>> = {},
): ScreenPage => ({ id, path, load, isPlaceholder: true, ...rest });
