/**
 * Returns the position of a record among the recent URLs; Infinity if it was not opened. A
 * URL may have more parameters than the record's own, such as the search of its list.
 */
export function createRecency(hrefs: readonly string[]): (href: string) => number {
  const positions = new Map<string, number>();
  hrefs.forEach((href, position) => {
    const { pathname, searchParams } = new URL(href, 'http://localhost');
    const params = [...searchParams].map(([name, value]) => new URLSearchParams({ [name]: value }));
    for (const part of ['', ...params.map((param) => `?${param.toString()}`)]) {
      const address = pathname + part;
      if (!positions.has(address)) positions.set(address, position);
    }
  });
  return (href) => {
    const { pathname, searchParams } = new URL(href, 'http://localhost');
    const own = [...searchParams].at(-1);
    const address = own ? `${pathname}?${new URLSearchParams([own]).toString()}` : pathname;
    return positions.get(address) ?? Infinity;
  };
}
