import type { ServiceName } from '@platform/api/contract';

export interface SandboxOptions {
  /** Data folder. Without it (and without `databaseUrl`) the data is in memory only. */
  dataDir?: string | undefined;
  /** PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  reset?: boolean;
  /** Host to listen on, also used in URLs. @default '127.0.0.1' */
  host?: string;
  /** Port of all nine services; 0 picks a free one. @default 0 */
  port?: number;
  /** Additional ports, one per service, for nine real origins; `true` picks free ones. */
  servicePorts?: true | Partial<Record<ServiceName, number>>;
  /** Exact origins of the client. @default [] */
  allowedOrigins?: readonly string[];
  /** Base URL of links in e-mails. @default the first allowed origin */
  clientUrl?: string;
  /** Names for `PLATFORM_FEATURES`. @default all */
  features?: readonly string[];
  /** @default 300 */
  accessTokenTtlSeconds?: number;
  /** Time during which a spent refresh token is accepted once more. @default 0 */
  refreshGraceSeconds?: number;
  /** Cache time of preflights. @default 600 */
  preflightMaxAgeSeconds?: number;
  /** Simulates growing usage. @default true */
  usageGrows?: boolean;
  now?: () => Date;
}
