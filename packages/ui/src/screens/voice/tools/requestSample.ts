import { trimText } from '@platform/i18n/text';
import { isObject } from './parameters/json.ts';
import { sampleValue } from './parameters/sample.ts';
import { schemaOf } from './parameters/schemaDraft.ts';
import { readUrl } from './readUrl.ts';
import type { ToolValues } from './toolValues.ts';

const hidden = '••••••••';

/** Tools without a request show the arguments. Values of secret headers are omitted. */
export function requestSample(values: ToolValues): string {
  const sample = sampleValue(schemaOf(values.parameters));
  const sampleArguments = isObject(sample) ? sample : {};
  const body = JSON.stringify(sampleArguments, null, 2);
  if (values.kind !== 'http') return `${trimText(values.name) || '…'}\n${body}`;
  const url = readUrl(values.url);
  const hasBody = values.method !== 'GET' && values.method !== 'DELETE';
  if (url && !hasBody) {
    for (const [name, value] of Object.entries(sampleArguments)) {
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
