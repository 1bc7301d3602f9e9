export * as Dialog from './index.parts.ts';
export type { DialogRootProps } from './DialogRoot.tsx';
