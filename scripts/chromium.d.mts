/** Ordinary arguments only: the package's own set switches web security off. */
export const chromiumArgs: string[];

/** Finds the Chromium that tests and benchmarks drive. */
export function findChromium(): Promise<{
  executablePath?: string;
  env: Record<string, string>;
}>;
