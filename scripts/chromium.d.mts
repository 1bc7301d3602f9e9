/** Ordinary arguments only: the package's own set switches web security off. */
export const chromiumArgs: string[];

/** A microphone that beeps twice a second and may be used: a headless browser cannot ask. */
export const fakeMicrophone: string[];

/** Finds the Chromium that tests and benchmarks drive. */
export function findChromium(): Promise<{
  executablePath?: string;
  env: Record<string, string>;
}>;
