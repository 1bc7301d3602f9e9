export interface Requested {
  service: string;
  method: string;
  path: string;
  query: Record<string, string>;
}

export interface Matcher {
  service?: string | undefined;
  method?: string | undefined;
  path?: string | undefined;
  query?: Record<string, string> | undefined;
}

/** `*` is one path segment, `**` anything; final slashes count. Preflights match `OPTIONS` only. */
export function isMatch(rule: Matcher, request: Requested): boolean {
  if (rule.service !== undefined && rule.service !== request.service) return false;
  const method = rule.method?.toUpperCase();
  if (method === undefined ? request.method === 'OPTIONS' : method !== request.method) return false;
  if (rule.path !== undefined && !pathPattern(rule.path).test(request.path)) return false;
  const wanted = Object.entries(rule.query ?? {});
  return wanted.every(([name, value]) => request.query[name] === value);
}

function pathPattern(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]+'));
  return new RegExp(`^${source}$`);
}
