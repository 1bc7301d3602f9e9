/** Joins the ids an ARIA attribute refers to; undefined when there is none. */
export function joinIds(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
