import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done } from '../description/shapes.ts';
import {
  disconnectIntegration,
  getIntegrationSettings,
  getIntegrationStatus,
  listIntegrations,
  testIntegration,
} from './integrations.ts';
import { PROVIDER_ID } from './provider.ts';

const scopes = z.array(z.string());
const statuses = ['connected', 'action_required', 'not_connected', 'pending', 'paused'] as const;

export const providerId = z
  .string()
  .regex(PROVIDER_ID)
  .describe('Id of the provider, such as `google-calendar`.');

const integration = z
  .object({
    status: z
      .enum(statuses)
      .describe(
        '`action_required`: a scope is missing. The client shows `pending`, `paused` and unknown values as Unknown.',
      ),
    owner_service: z
      .string()
      .optional()
      .describe(
        'Part of the product that uses it, such as `CRM`. If missing, the client shows none.',
      ),
    description: z.string().optional().describe('One sentence. If missing, the client shows none.'),
    account_label: z
      .string()
      .optional()
      .describe('Label of the connected account; empty or missing for none.'),
    scopes_or_features: z
      .object({
        scopes: scopes.describe('Granted scopes.'),
        features: z.array(z.string()).optional().describe('Not used by the client.'),
      })
      .optional()
      .describe('If missing, the client shows no permissions.'),
  })
  .meta({ id: 'Integration', description: 'A provider that the tenant can connect.' });

const settings = z
  .object({
    settings: z
      .object({
        required_scopes: scopes.describe(
          'Scopes that the client shows, and requests for the connection.',
        ),
      })
      .describe('Requirements of the connection.'),
  })
  .meta({ id: 'IntegrationSettings', description: 'Requirements of a connection to a provider.' });

const state = z
  .object({
    provider: providerId,
    status: z
      .enum([...statuses, 'error'])
      .describe('`pending` until the provider has confirmed; `error` with a message in `error`.'),
    error: z
      .string()
      .optional()
      .describe('Message of the provider. If missing, the client shows a generic one.'),
    workspace_name: z
      .string()
      .optional()
      .describe('Connected account. If missing, the client shows none.'),
  })
  .meta({ id: 'IntegrationState', description: 'Current state of one integration.' });

export const integrationCalls = {
  list: describeCall(listIntegrations, {
    summary: 'Lists the providers that the tenant can connect',
    notes: 'A map by provider id; the client shows it in the order of its keys.',
    response: z.record(providerId, integration),
  }),
  settings: describeCall(getIntegrationSettings, {
    summary: 'Returns the scopes that a connection needs',
    response: settings,
    errors: ['NOT_FOUND'],
  }),
  status: describeCall(getIntegrationStatus, {
    summary: 'Returns the current state of an integration',
    notes:
      'After a consent the client polls it up to five times, once per second, until it is connected.',
    response: state,
    errors: ['NOT_FOUND'],
  }),
  test: describeCall(testIntegration, {
    summary: 'Tests a connection with a request to the provider',
    notes: 'The client sends an empty object. Nothing is stored.',
    repeated: 'repeats',
    response: z.object({
      latency_ms: z
        .number()
        .min(0)
        .optional()
        .describe('Response time of the provider, in ms. If missing, the client shows no time.'),
    }),
    errors: ['NOT_FOUND', 'NOT_CONNECTED', 'PROVIDER_UNREACHABLE'],
  }),
  disconnect: describeCall(disconnectIntegration, {
    summary: 'Disconnects a provider: its account and scopes are deleted',
    notes: 'The client sends an empty object.',
    repeated: 'idempotent',
    response: done,
    errors: ['NOT_FOUND'],
  }),
};

export type IntegrationWire = z.output<typeof integration>;
