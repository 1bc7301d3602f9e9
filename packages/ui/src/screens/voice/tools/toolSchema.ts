import { TOOL_LIMITS } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { faultOf } from './parameters/schemaFault.ts';
import { readUrl } from './readUrl.ts';
import { isKept } from './toolValues.ts';
import type { HeaderValue, ToolValues } from './toolValues.ts';

type ErrorName =
  | 'name'
  | 'nameTaken'
  | 'descriptionShort'
  | 'descriptionLong'
  | 'kind'
  | 'provider'
  | 'url'
  | 'headers'
  | 'parameters'
  | 'timeout';

export type ToolErrorKey = `voiceTools.invalid.${ErrorName}`;

export type HeaderFault = 'headerName' | 'duplicateHeader' | 'headerValue' | 'headerSigns';

const key = (name: ErrorName): ToolErrorKey => `voiceTools.invalid.${name}`;

const { description, headerName, headerValue, timeoutSeconds: seconds } = TOOL_LIMITS;
const HEADER_NAME = /^[a-z0-9!#$%&'*+.^_`|~-]+$/;
const HEADER_VALUE = /^[\P{Cc}\t]*$/u;

export function headerFaults(headers: readonly HeaderValue[]): ReadonlyMap<string, HeaderFault> {
  const seenNames = new Set<string>();
  return new Map(
    headers.flatMap((header): [string, HeaderFault][] => {
      const name = trimText(header.name).toLowerCase();
      const isDuplicate = seenNames.has(name);
      seenNames.add(name);
      if (!HEADER_NAME.test(name) || name.length > headerName) return [[header.id, 'headerName']];
      if (isDuplicate) return [[header.id, 'duplicateHeader']];
      if (!HEADER_VALUE.test(header.value) || header.value.length > headerValue)
        return [[header.id, 'headerSigns']];
      return header.value === '' && !isKept(header) ? [[header.id, 'headerValue']] : [];
    }),
  );
}

function isHttps(text: string): boolean {
  return readUrl(text)?.protocol === 'https:' && trimText(text).length <= TOOL_LIMITS.url;
}

export const toolSchema = (takenNames: ReadonlySet<string>) =>
  z
    .object({
      name: z.string().check(
        z.overwrite(trimText),
        z.regex(/^[a-z][a-z0-9_]*$/, key('name')),
        z.minLength(TOOL_LIMITS.name.min, key('name')),
        z.maxLength(TOOL_LIMITS.name.max, key('name')),
        z.refine((name) => !takenNames.has(name), key('nameTaken')),
      ),
      description: z
        .string()
        .check(
          z.overwrite(trimText),
          z.minLength(description.min, key('descriptionShort')),
          z.maxLength(description.max, key('descriptionLong')),
        ),
      kind: z.custom<ToolValues['kind']>((kind) => kind !== '', key('kind')),
      provider: z.string(),
      method: z.custom<ToolValues['method']>(),
      url: z.string(),
      headers: z.custom<ToolValues['headers']>(),
      parameters: z.custom<ToolValues['parameters']>(),
      timeout: z.custom<ToolValues['timeout']>(
        (value) =>
          /^\d+$/.test(trimText(String(value))) &&
          Number(value) >= seconds.min &&
          Number(value) <= seconds.max,
        key('timeout'),
      ),
      isEnabled: z.boolean(),
    })
    .check(({ value, issues }) => {
      const refuse = (path: keyof ToolValues, message: ToolErrorKey) =>
        issues.push({ code: 'custom', path: [path], message, input: value });
      const { parameters } = value;
      const names = parameters.isReadable ? parameters.parameters.map(({ name }) => name) : [];
      if (value.kind === 'integration' && value.provider === '')
        refuse('provider', key('provider'));
      if (value.kind === 'http' && !isHttps(value.url)) refuse('url', key('url'));
      if (value.kind === 'http' && headerFaults(value.headers).size > 0) {
        refuse('headers', key('headers'));
      }
      if (faultOf(parameters.text, names)) refuse('parameters', key('parameters'));
    });
