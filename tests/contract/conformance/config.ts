import { readFileSync } from 'node:fs';
import { callList, testCallSocket } from '@platform/api/contract';
import * as z from 'zod';
import { person } from './person.ts';
import { preparedRequest } from './prepared.ts';
import type { Prepared } from './prepared.ts';
import { UsageError } from './UsageError.ts';

export type { Person } from './person.ts';

/** URLs may end with a slash or without one. */
const withoutSlash = (address: string) => address.replace(/\/+$/, '');
const service = z.url({ protocol: /^https?$/ }).transform(withoutSlash);

const extensions = [
  ...new Set([
    ...callList.flatMap(({ described }) => described.extension ?? []),
    testCallSocket.extension,
  ]),
];

const config = z.strictObject({
  services: z
    .strictObject({
      auth: service,
      billing: service,
      notifications: service,
      integrations: service,
      chatbot: service,
      voice: service,
      knowledge: service,
      content: service,
      crm: service,
    })
    .partial()
    .describe('Base URL of each service that is tested.'),
  socket: z
    .url({ protocol: /^wss?$/ })
    .transform(withoutSlash)
    .optional()
    .describe('URL of the relay for test calls.'),
  origin: z
    .url({ protocol: /^https?$/ })
    .transform(withoutSlash)
    .refine((origin) => new URL(origin).origin === origin, 'Only scheme, host and port')
    .describe('Origin of the client; the services must allow it.'),
  people: z
    .strictObject({
      admin: person,
      editor: person.optional(),
      viewer: person.optional(),
      stranger: person.optional().describe('An admin of another tenant.'),
    })
    .describe('The suite creates and removes records in the name of these people.'),
  without: z
    .array(z.enum(extensions))
    .default([])
    .describe('Extensions that the deployment lacks, such as `inbox`.'),
  refreshGraceSeconds: z
    .number()
    .min(0)
    .default(0)
    .describe('Seconds during which the service accepts a refresh token again.'),
  mails: z
    .string()
    .refine((address) => address.includes('{to}'), 'The address has no {to}')
    .optional()
    .describe('URL of a page with the mails to `{to}` and their links.'),
  prepared: z.array(preparedRequest).default([]),
  expiredToken: z
    .string()
    .optional()
    .describe('An access token of the admin that was good once and has expired since.'),
});

export type ConformanceConfig = Omit<z.output<typeof config>, 'prepared'> & {
  prepared: readonly Prepared[];
};

export type PersonName = keyof ConformanceConfig['people'];

/** @throws UsageError that names each wrong field */
export function readConformanceConfig(value: unknown): ConformanceConfig {
  const result = config.safeParse(value);
  if (result.success) return result.data;
  throw new UsageError(`The configuration does not fit:\n${z.prettifyError(result.error)}`);
}

/** Reads a JSON file of settings. @throws UsageError if it is missing, no JSON, or does not fit */
export function loadConformanceConfig(file: string): ConformanceConfig {
  try {
    return readConformanceConfig(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
