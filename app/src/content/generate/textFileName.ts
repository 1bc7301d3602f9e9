const LONGEST = 80;

/** What a draft is called as a file: its title, without what no file may be called. */
export function textFileName(title: string): string {
  const name = title.replaceAll(/[\s\p{C}\\/:*?"<>|.]+/gu, ' ').trim();
  return `${name.slice(0, LONGEST).trim() || 'draft'}.md`;
}
