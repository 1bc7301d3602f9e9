import { formatNumber } from './format.ts';

export type Params = Readonly<Record<string, string | number>>;

/**
 * Puts values in the place of `{{name}}`. A value is text, never a template of its own; numbers
 * are written by `write`, in US digits where it is not given; a placeholder without a value stays as it is.
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
