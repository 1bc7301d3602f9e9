import type { ConformanceConfig } from './config.ts';

const PROBE_TIMEOUT_MS = 5000;

/** Thrown if a URL sends no response. */
export class NoResponse extends Error {
  override name = 'NoResponse';
  readonly address: string;

  constructor(address: string, cause: unknown) {
    super(reasonOf(cause), { cause });
    this.address = address;
  }
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error && error.cause ? error.cause : error;
  if (!(reason instanceof Error)) return String(reason);
  const { code } = reason as NodeJS.ErrnoException;
  return reason.message || (code ?? reason.name);
}

/** Returns true if the URL responds, with any status. */
export async function isReachable(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  try {
    await fetch(address.replace(/^ws/, 'http'), { redirect: 'manual', signal });
    return true;
  } catch {
    return false;
  }
}

/** Returns the configured name of a URL. */
export function nameOfAddress({ services, socket }: ConformanceConfig, address: string): string {
  const [name] = Object.entries({ ...services, socket }).find(([, base]) => base === address) ?? [];
  return name ?? address;
}
