import { formatNumber } from './format.ts';

export type Params = Readonly<Record<string, string | number>>;

/**
 * Replaces `{{name}}` by values. Values are not parsed as templates; numbers are formatted by
 * `write`, by default in US digits; a placeholder without a value is kept.
 */
export function interpolate(
  text: string,
  params: Params,
  write: (value: number) => string = formatNumber,
): string {
  return text.replaceAll(/{{(.*?)}}/g, (placeholder, name: string) => {
    const key = name.trim();
    const value = Object.hasOwn(params, key) ? params[key] : undefined;
    return typeof value === 'number' ? write(value) : (value ?? placeholder);
  });
}
