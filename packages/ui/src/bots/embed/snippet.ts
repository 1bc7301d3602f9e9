import type { BubblePosition } from '../types.ts';

/** What a snippet says. */
export interface SnippetSettings {
  /** Where the script is, absolute. */
  scriptUrl: string;
  botId: string;
  /** `#rrggbb`. */
  color: string;
  position: BubblePosition;
}

/** The tag that brings a bot into a page; whatever an id holds, it stays inside its quotes. */
export function buildSnippet({ scriptUrl, botId, color, position }: SnippetSettings): string {
  const attributes = {
    src: scriptUrl,
    'data-bot': botId,
    'data-color': color,
    'data-position': position,
  };
  const lines = Object.entries(attributes).map(([name, value]) => `  ${name}="${escaped(value)}"`);
  return ['<script', ...lines, '  async', '></script>'].join('\n');
}

/** What a content security policy needs for it: the script, and what it asks. */
export function policyLines(scriptUrl: string): string {
  const { origin } = new URL(scriptUrl);
  return `script-src ${origin};\nconnect-src ${origin};`;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

function escaped(value: string): string {
  return value.replaceAll(/[&"<>]/g, (letter) => references[letter] ?? letter);
}
