export { ThemeMenuItems } from './ThemeMenuItems.tsx';
export { UserMenuItems } from './UserMenuItems.tsx';
