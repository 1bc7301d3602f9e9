export { container, media } from './media.ts';
export { baseTokenNames, breakpoints, themeTokenNames } from './generated.ts';
export type { Gap, SpaceStep } from './space.ts';
