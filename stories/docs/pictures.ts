/** Stories of whole pages, every one of which has a picture. */
const pages = /(?:InShell|errors\/Screens)\.stories/;
/** Areas whose screens have a picture at each width. */
const areas = /stories\/(?!components|foundations|patterns)\w+\//;
/** Stories of a screen at rest, at each width. */
const widths = new Set(['Default', 'Phone', 'Tablet', 'Open', 'File', 'Saving']);

/** True if a story is compared with a picture in both themes. */
export function showsPicture(file: string, name: string): boolean {
  return pages.test(file) || (areas.test(file) && widths.has(name));
}
