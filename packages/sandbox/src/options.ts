import type { ServiceName } from '@platform/api/contract';

/** How a sandbox is set up. */
export interface SandboxOptions {
  /** Where the data is kept. Without it (and without `databaseUrl`) the data is in memory only. */
  dataDir?: string | undefined;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Resets the demo data at the start. */
  reset?: boolean;
  /** The host that is listened on and that stands in the addresses. @default '127.0.0.1' */
  host?: string;
  /** The port of all nine services; 0 takes a free one. @default 0 */
  port?: number;
  /** Further ports, one per service, for nine real origins; `true` takes free ones for all. */
  servicePorts?: true | Partial<Record<ServiceName, number>>;
  /** Exact origins of the client. @default [] */
  allowedOrigins?: readonly string[];
  /** What the links in e-mails begin with. @default the first allowed origin */
  clientUrl?: string;
  /** The names in `PLATFORM_FEATURES`. @default all */
  features?: readonly string[];
  /** @default 300 */
  accessTokenTtlSeconds?: number;
  /** How long a spent refresh token is answered once more. @default 0 */
  refreshGraceSeconds?: number;
  /** How long a browser keeps the answer of a preflight. @default 600 */
  preflightMaxAgeSeconds?: number;
  /** Whether a tenant at work uses more by the minute. @default true */
  usageGrows?: boolean;
  /** The clock. @default the system's */
  now?: () => Date;
}
