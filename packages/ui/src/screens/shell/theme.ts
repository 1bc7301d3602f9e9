/** Choice of theme; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';
