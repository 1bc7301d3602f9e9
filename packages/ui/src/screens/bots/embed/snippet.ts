import type { BubblePosition } from '../types.ts';

export interface SnippetSettings {
  scriptUrl: string;
  botId: string;
  color: string;
  position: BubblePosition;
}

/** Values are escaped, so that they cannot leave their quotes. */
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
