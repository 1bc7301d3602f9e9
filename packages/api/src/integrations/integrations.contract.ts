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
        '`action_required` lacks a scope. The client shows `pending`, `paused` and unknown ones as Unknown.',
      ),
    owner_service: z
      .string()
      .optional()
      .describe(
        'Part of the product that uses it, such as `CRM`. Without it the client shows none.',
      ),
    description: z.string().optional().describe('One sentence. Without it the client shows none.'),
    account_label: z
      .string()
      .optional()
      .describe('Connected account; empty or missing if it is not connected.'),
    scopes_or_features: z
      .object({
        scopes: scopes.describe('Scopes that were granted.'),
        features: z.array(z.string()).optional().describe('The client does not read it.'),
      })
      .optional()
      .describe('Without it the client shows no permissions.'),
  })
  .meta({ id: 'Integration', description: 'A provider that the tenant can connect.' });

const settings = z
  .object({
    settings: z.object({
      required_scopes: scopes.describe('Scopes that the client shows, and sends to connect.'),
    }),
  })
  .meta({ id: 'IntegrationSettings', description: 'What a connection of a provider needs.' });

const state = z
  .object({
    provider: providerId,
    status: z
      .enum([...statuses, 'error'])
      .describe('`pending` until the provider has confirmed; `error` with a message in `error`.'),
    error: z
      .string()
      .optional()
      .describe('Message of the provider. Without it the client shows a general one.'),
    workspace_name: z
      .string()
      .optional()
      .describe('Connected account. Without it the client shows none.'),
  })
  .meta({ id: 'IntegrationState', description: 'Current state of one integration.' });

export const integrationCalls = {
  list: describeCall(listIntegrations, {
    summary: 'Lists the providers that the tenant can connect',
    notes: 'A map from the id of the provider; the client shows it in the order of its keys.',
    response: z.record(providerId, integration),
  }),
  settings: describeCall(getIntegrationSettings, {
    summary: 'Returns the scopes that a connection needs',
    response: settings,
    errors: ['NOT_FOUND'],
  }),
  status: describeCall(getIntegrationStatus, {
    summary: 'Returns the current state of an integration',
    notes: 'After a consent the client polls it five times, a second apart, until it is connected.',
    response: state,
    errors: ['NOT_FOUND'],
  }),
  test: describeCall(testIntegration, {
    summary: 'Tests a connection by a request to the provider',
    notes: 'The client sends an empty object. Nothing is stored.',
    response: z.object({
      latency_ms: z
        .number()
        .min(0)
        .optional()
        .describe('Time the provider took, in ms. Without it the client shows no time.'),
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
