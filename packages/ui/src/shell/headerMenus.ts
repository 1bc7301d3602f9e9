export { ThemeItems } from './ThemeItems.tsx';
export { UserMenuItems } from './UserMenuItems.tsx';
