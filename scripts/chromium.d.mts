export const chromiumArgs: string[];

export const fakeMicrophone: string[];

export function findChromium(): Promise<{
  executablePath?: string;
  env: Record<string, string>;
}>;
