import { formatNumber } from './format.ts';

export type Params = Readonly<Record<string, string | number>>;

/** Replaces `{{name}}` by values, which are not parsed as templates; unknown ones are kept. */
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
