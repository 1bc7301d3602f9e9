const longest = 200;

/** Cuts a text to what is shown of it: a cell of the file may hold 100 kB. */
export const shorten = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
