declare const process: { readonly env: { readonly NODE_ENV?: string } };

const warned = new Set<string>();

/** Warns once during development that a text or an area is shown in English. */
export function warnMissing(key: string, language: string): void {
  if (warned.has(`${language} ${key}`) || !isDevelopment()) return;
  warned.add(`${language} ${key}`);
  // oxlint-disable-next-line no-console -- for developers only
  console.warn(`'${key}' has no text in '${language}', so it is shown in English.`);
}

/** Bundlers replace the variable; without one, there is none in a browser. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
