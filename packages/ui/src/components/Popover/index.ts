export * as Popover from './index.parts.ts';
export type { PopoverContentProps } from './PopoverContent.tsx';
export type { PopoverRootProps } from './PopoverRoot.tsx';
export type { PopoverTriggerProps } from './PopoverTrigger.tsx';
