export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

const RELATIVE = /^\/?(?![a-z][\w+.-]*:)[^/\\]/i;

/** Backslashes, whitespace, control characters, and dot segments, also percent-encoded. */
const FORBIDDEN = /[\\\s\p{Cc}]|(^|\/)(\.|%2e){1,2}([/?#]|$)/iu;

/**
 * Each parameter becomes one encoded segment. Throws TypeError on an absolute URL, `//host`, a
 * backslash or a dot segment, which an untrusted id may contain.
 */
export function joinAddress(
  base: string,
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(params[name]));
  if (!RELATIVE.test(filled) || FORBIDDEN.test(filled)) {
    throw new TypeError('The path of a call must be relative to its service.');
  }
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(
    given.map(([name, value]) => [name, String(value)]).filter(([, value]) => value !== ''),
  );
  const address = `${base.replace(/\/+$/, '')}/${filled.replace(/^\//, '')}`;
  const separator = address.includes('?') ? '&' : '?';
  return search.size > 0 ? `${address}${separator}${search}` : address;
}

function segment(value = ''): string {
  if (value === '' || value === '.' || value === '..') {
    throw new TypeError('An id placed in a path must not be empty, `.` or `..`.');
  }
  return encodeURIComponent(value);
}
