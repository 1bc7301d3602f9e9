/** What a person may choose; `system` follows the device (spec 3, storage key `theme`). */
export type ThemeChoice = 'light' | 'dark' | 'system';
