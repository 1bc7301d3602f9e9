import { readFileSync } from 'node:fs';
import { callList } from '@platform/api/contract';
import * as z from 'zod';

/** How a person of the suite signs in: by password at the auth service, or with a ready access token. */
const person = z.union([
  z.strictObject({ email: z.string(), password: z.string() }),
  z.strictObject({ token: z.string() }),
]);

/** Addresses may end with a slash or without one. */
const withoutSlash = (address: string) => address.replace(/\/+$/, '');
const service = z.url({ protocol: /^https?$/ }).transform(withoutSlash);

const extensions = [...new Set(callList.flatMap(({ described }) => described.extension ?? []))];

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
    .describe('Base address of each service that is tested.'),
  socket: z
    .url({ protocol: /^wss?$/ })
    .transform(withoutSlash)
    .optional()
    .describe('Address of the relay for test calls.'),
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
  expiredToken: z
    .string()
    .optional()
    .describe('An access token of the admin that was good once and has expired since.'),
});

/** Where the suite runs, and in whose name. */
export type ConformanceConfig = z.output<typeof config>;

export type PersonName = keyof ConformanceConfig['people'];

/**
 * Checks the settings of a run.
 *
 * @throws Error that names each field that does not fit
 */
export function readConformanceConfig(value: unknown): ConformanceConfig {
  const result = config.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`The configuration does not fit:\n${z.prettifyError(result.error)}`);
}

/** Reads a JSON file of settings. @throws Error if it is missing, no JSON, or does not fit */
export function loadConformanceConfig(file: string): ConformanceConfig {
  try {
    return readConformanceConfig(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
