export { MenuRoot as Root } from './MenuRoot.tsx';
export { MenuTrigger as Trigger } from './MenuTrigger.tsx';
export { MenuItems as Items } from './MenuItems.tsx';
