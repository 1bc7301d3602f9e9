const longest = 200;

/** Text as it is shown: a name of 100 kB is told from another by its beginning (reliability X06). */
export const shorten = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
