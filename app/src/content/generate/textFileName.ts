import { cutText } from '@platform/i18n/text';

const LONGEST = 80;

/** What a draft is called as a file: its title, without what no file may be called. */
export function textFileName(title: string): string {
  const name = title.replaceAll(/[\s\p{C}\\/:*?"<>|.]+/gu, ' ').trim();
  return `${cutText(name, LONGEST).trim() || 'draft'}.md`;
}
