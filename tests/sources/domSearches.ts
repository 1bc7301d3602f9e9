const search = /(?:querySelector(?:All)?|\bclosest)(?:<[^>]*>)?\(/;
const comment = /^\s*(?:\/\/|\/?\*)/;

/** Lines above a search in which its reason is looked for. */
const REACH = 3;

/** Numbers of the lines that search the document without a comment in the three lines above. */
export function unexplainedSearches(source: string): number[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    if (!search.test(line) || comment.test(line)) return [];
    const above = lines.slice(Math.max(0, index - REACH), index);
    return above.some((one) => comment.test(one)) ? [] : [index + 1];
  });
}
