import type { ServiceName } from '@platform/api/contract';

/** One request to a service. Secrets are hashed or omitted; `referer` is kept. */
export interface LogEntry {
  id: number;
  time: string;
  service: ServiceName;
  method: string;
  /** Path after the service's prefix. */
  path: string;
  query: Record<string, string>;
  origin: string | null;
  referer: string | null;
  hasAuthorization: boolean;
  tokenHash: string | null;
  bodyHash: string | null;
  /** Null while pending, and permanently if dropped or hung. */
  status: number | null;
  durationMs: number | null;
  fault: number | null;
}

type LogFilter = Partial<Record<'service' | 'method' | 'path', string>>;

export interface RequestLog {
  add(entry: Omit<LogEntry, 'id'>): LogEntry;
  list(filter?: LogFilter): LogEntry[];
  clear(): void;
}

const CAPACITY = 50_000;

export function createLog(): RequestLog {
  let entries: LogEntry[] = [];
  let lastId = 0;
  return {
    add(entry) {
      const kept = { id: ++lastId, ...entry };
      entries.push(kept);
      if (entries.length > CAPACITY) entries = entries.slice(CAPACITY / 2);
      return kept;
    },
    list: (filter = {}) =>
      entries.filter(
        (entry) =>
          (filter.service === undefined || entry.service === filter.service) &&
          (filter.method === undefined || entry.method === filter.method) &&
          (filter.path === undefined || entry.path === filter.path),
      ),
    clear() {
      entries = [];
    },
  };
}
