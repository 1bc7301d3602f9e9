export interface WidgetSettings {
  botId: string;
  /** `#rrggbb`. */
  color: string;
  position: 'left' | 'right';
  /** Service URL, with a trailing slash. */
  service: string;
}

const DEFAULT_COLOR = '#1f5ae0';

/** Invalid attributes fall back to defaults; null without a bot. */
export function readSettings({ dataset, src }: HTMLScriptElement): WidgetSettings | null {
  const botId = dataset['bot']?.trim() ?? '';
  if (botId === '') return null;
  const color = dataset['color'] ?? '';
  return {
    botId,
    color: /^#[\da-f]{6}$/i.test(color) ? color : DEFAULT_COLOR,
    position: dataset['position'] === 'left' ? 'left' : 'right',
    service: new URL('.', src).href,
  };
}
