/** What a person may choose; `system` follows the device (storage key `theme`). */
export type ThemeChoice = 'light' | 'dark' | 'system';
