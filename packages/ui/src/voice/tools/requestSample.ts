import { trimText } from '@platform/i18n/text';
import { isObject } from './parameters/json.ts';
import { sampleValue } from './parameters/sample.ts';
import { schemaOf } from './parameters/schemaDraft.ts';
import { readUrl } from './readUrl.ts';
import type { ToolValues } from './toolValues.ts';

/** Stands for what is never shown. */
const hidden = '••••••••';

/**
 * The request that a tool would send, as text: method and path, host, headers, body. Kinds without a
 * request show what the agent hands over. Values of secret headers are no part of it.
 */
export function requestSample(values: ToolValues): string {
  const sample = sampleValue(schemaOf(values.parameters));
  const given = isObject(sample) ? sample : {};
  const body = JSON.stringify(given, null, 2);
  if (values.kind !== 'http') return `${trimText(values.name) || '…'}\n${body}`;
  const url = readUrl(values.url);
  const hasBody = values.method !== 'GET' && values.method !== 'DELETE';
  if (url && !hasBody) {
    for (const [name, value] of Object.entries(given)) {
      url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
  const headers = values.headers
    .filter(({ name }) => trimText(name) !== '')
    .map(({ name, value, isSecret }) => `${trimText(name)}: ${isSecret ? hidden : value}`);
  return [
    `${values.method} ${url ? `${url.pathname}${url.search}` : '…'}`,
    ...(url ? [`Host: ${url.host}`] : []),
    ...headers,
    ...(hasBody ? [body] : []),
  ].join('\n');
}
