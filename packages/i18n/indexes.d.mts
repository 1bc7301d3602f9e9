/** The languages that have a folder, English apart. */
export const languages: readonly string[];
/** Renders `src/en/index.ts`, the source of all keys. */
export function renderEnglish(): string;
/** Renders `src/areas.ts`, the type of all English areas. */
export function renderAreas(): string;
/** Renders `src/<language>/index.ts`, a whole dictionary. */
export function renderLanguage(language: string): string;
/** Renders `src/<language>/pack.ts`: texts of components, and loaders of the product's areas. */
export function renderPack(): string;
