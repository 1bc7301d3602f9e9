import TurndownService from 'turndown';

/** A text as Markdown. It reads nodes, never a text that would have to be parsed. */
export function toMarkdown(root: HTMLElement): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '_',
    hr: '---',
  });
  return service.turndown(root);
}
