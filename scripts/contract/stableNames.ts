const MAX_ROWS = 2;

/**
 * Returns a function that truncates lists to `MAX_ROWS` and replaces random ids, tokens, cursors
 * and ports.
 */
export function createStableNames(url: string) {
  const ids = new Map<string, string>();
  const port = new URL(url).port;

  function idOf(text: string): string {
    const [kind = ''] = text.split('_');
    const known = ids.get(text);
    if (known) return known;
    const count = [...ids.keys()].filter((each) => each.startsWith(`${kind}_`)).length + 1;
    ids.set(text, `${kind}_example${count}`);
    return `${kind}_example${count}`;
  }

  const maskRandomParts = (text: string) =>
    text
      .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'example-secret')
      .replaceAll(/\b[a-z]{2,4}_[0-9A-Za-z_-]{16,}/g, idOf)
      .replaceAll(/([-_])cf[0-9a-z]+\1\d+/g, '$1example')
      .replaceAll(/\+447700900\d{3}/g, '+447700900123')
      .replaceAll(
        new RegExp(`\\w+://(localhost|127\\.0\\.0\\.1):${port}`, 'g'),
        'https://services.example.com',
      );

  return function stable(value: unknown, name = ''): unknown {
    if (/token|secret|cursor/.test(name) && typeof value === 'string') return `<${name}>`;
    if (typeof value === 'string') return maskRandomParts(value);
    if (value instanceof File) return `<${maskRandomParts(value.name)}>`;
    if (Array.isArray(value)) return value.slice(0, MAX_ROWS).map((each) => stable(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, stable(inner, key)]),
    );
  };
}
