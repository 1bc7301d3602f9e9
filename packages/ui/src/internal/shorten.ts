const longest = 1000;

/**
 * A text as a cell shows it: no cell has room for more, and the browser would lay out all 100 kB of
 * a word to cut it at the edge.
 */
export const shorten = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
