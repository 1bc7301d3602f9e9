export { PopoverRoot as Root } from './PopoverRoot.tsx';
export { PopoverTrigger as Trigger } from './PopoverTrigger.tsx';
export { PopoverContent as Content } from './PopoverContent.tsx';
