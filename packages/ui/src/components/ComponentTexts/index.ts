export type { ComponentTexts } from './ComponentTextsContext.ts';
export { ComponentTextsProvider } from './ComponentTextsProvider.tsx';
export type { ComponentTextsProviderProps } from './ComponentTextsProvider.tsx';
