import { shorten } from '@platform/i18n/text';
import { isObject } from '../schema/fields.ts';

const MAX_LENGTH = 300;

/** Proxy pages, stack traces and parser or browser errors are not shown to users (D14). */
const TECHNICAL_MESSAGES = [
  /<(!doctype|html|head|body|title|center|h1)\b/i,
  /\n\s*at \S|traceback \(most recent/i,
  /\[object |^(undefined|null|NaN)$/,
  /^(failed to fetch|load failed|fetch failed|networkerror|the operation was aborted|cancelled)/i,
  /unexpected (token|end of)|JSON\.parse|is not valid JSON/i,
];

/** Removes control and direction characters and truncates to 300 characters. */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  return shorten(text, MAX_LENGTH - 1);
}

/** Tries `error.message`, `message` and what other services use; '' if none can be displayed. */
export function messageIn(body: unknown): string {
  if (!isObject(body)) return fit(body);
  const { error, message, detail, errors } = body;
  const candidates = [isObject(error) ? error.message : error, message, detail, first(detail)];
  for (const candidate of [...candidates, first(errors)]) {
    const text = fit(candidate);
    if (text) return text;
  }
  return isObject(detail) ? fit(detail.message) : '';
}

function first(list: unknown): unknown {
  const entry: unknown = Array.isArray(list) ? list[0] : undefined;
  return isObject(entry) ? (entry.msg ?? entry.message) : entry;
}

function fit(value: unknown): string {
  if (typeof value !== 'string' || TECHNICAL_MESSAGES.some((pattern) => pattern.test(value.trim())))
    return '';
  return plainText(value);
}
