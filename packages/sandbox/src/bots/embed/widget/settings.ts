/** What the attributes of the script say. */
export interface WidgetSettings {
  botId: string;
  /** `#rrggbb`. */
  color: string;
  /** The lower corner in which the bubble stands. */
  position: 'left' | 'right';
  /** The address of the service, with a slash at its end. */
  service: string;
}

const USUAL_COLOR = '#1f5ae0';

/** Reads the attributes; what is no colour or no corner is as usual. @returns null without a bot */
export function readSettings({ dataset, src }: HTMLScriptElement): WidgetSettings | null {
  const botId = dataset['bot']?.trim() ?? '';
  if (botId === '') return null;
  const color = dataset['color'] ?? '';
  return {
    botId,
    color: /^#[\da-f]{6}$/i.test(color) ? color : USUAL_COLOR,
    position: dataset['position'] === 'left' ? 'left' : 'right',
    service: new URL('.', src).href,
  };
}
