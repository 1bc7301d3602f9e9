import { readFileSync } from 'node:fs';
import { callList, testCallSocket } from '@platform/api/contract';
import * as z from 'zod';
import { UsageError } from './UsageError.ts';

type Person = { email: string; password: string } | { token: string };

/** How a person of the suite signs in: by password at the auth service, or with a ready access token. */
const person = z
  .strictObject({
    email: z.string().optional(),
    password: z.string().optional(),
    token: z.string().min(1).optional(),
  })
  .transform(({ email, password, token }, context): Person => {
    const complain = (message: string, ...path: string[]) => {
      context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    };
    const hasLogin = email !== undefined || password !== undefined;
    if (hasLogin === (token !== undefined)) return complain('Either email and password, or token');
    if (token !== undefined) return { token };
    if (!email) return complain('Missing: the password has no email', 'email');
    if (!password) return complain('Missing: the email has no password', 'password');
    return { email, password };
  });

/** Addresses may end with a slash or without one. */
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
  refreshGraceSeconds: z
    .number()
    .min(0)
    .default(0)
    .describe('Seconds during which the service accepts a refresh token again.'),
  expiredToken: z
    .string()
    .optional()
    .describe('An access token of the admin that was good once and has expired since.'),
});

export type ConformanceConfig = z.output<typeof config>;

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
