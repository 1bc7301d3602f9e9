import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { timestamp } from '../description/shapes.ts';
import { completeAggregated, completeOAuth, completeSlack, postConnect } from './connections.ts';
import { providerId } from './integrations.contract.ts';

const scopes = z.array(z.string());
const redirectUri = z.url().describe('URL of the client that the provider redirects to.');
const unread = z.string().optional().describe('Not used by the client.');

const connectResponse = z
  .discriminatedUnion('action', [
    z.object({
      action: z.literal('redirect').describe('The consent page has a URL.'),
      url: z.url().describe('URL of the consent page. The client rejects a URL of the aggregator.'),
      state: z
        .string()
        .optional()
        .describe('Returned by the provider. If missing, the client does not compare it.'),
      provider: providerId.optional().describe('Not used by the client.'),
      scopes: scopes.optional().describe('Not used by the client.'),
      expires_at: timestamp.optional().describe('Expiry of the consent. Not used by the client.'),
      integration_id: unread,
      workspace_id: unread,
      team_id: unread,
      status: unread,
      updated_at: unread,
    }),
    z.object({
      action: z.literal('error').describe('The connection cannot start.'),
      error: z.string().optional().describe('Message. If missing, the client shows a generic one.'),
      suggestion: z
        .string()
        .optional()
        .describe('Suggestion, shown below the message. If missing, the client shows none.'),
    }),
  ])
  .meta({
    id: 'ConnectResponse',
    description: 'URL of the consent page, or the reason why there is none.',
  });

export const connectBody = z.strictObject({
  redirect_uri: redirectUri,
  scopes: scopes.describe('`required_scopes` of the settings.'),
  provider: providerId.describe('The provider of the path.'),
});

const completionResponse = z
  .object({
    success: z.boolean().describe('False means failure, regardless of the status code.'),
    provider: providerId.optional().describe('Not used by the client.'),
    message: z
      .string()
      .optional()
      .describe('Reason of a failure. If missing, the client shows a generic one.'),
  })
  .meta({ id: 'Completion', description: 'Result of a completed consent.' });

export const completionBody = z.strictObject({
  code: z.string().min(1).describe('Code that the provider returned.'),
  state: z.string().describe('State that the provider returned, or an empty string.'),
  redirect_uri: redirectUri.describe('The same URL as at the start.'),
});

const completion = {
  notes: 'A code is valid once, within ten minutes, with its state, URL and tenant.',
  body: completionBody,
  response: completionResponse,
  repeated: 'INVALID_CODE',
  errors: ['INVALID_CODE', 'NOT_FOUND'],
} as const;

export const connectionCalls = {
  connect: describeCall(postConnect, {
    summary: 'Starts a connection and returns the URL of the consent page',
    notes: 'Each start is a separate consent.',
    repeated: 'creates',
    body: connectBody,
    response: connectResponse,
    errors: ['NOT_FOUND'],
  }),
  completeSlack: describeCall(completeSlack, {
    summary: 'Completes a connection of the provider `slack`',
    ...completion,
  }),
  completeAggregated: describeCall(completeAggregated, {
    summary: 'Completes a connection of `google-drive`, `google-calendar` or `gmail`',
    ...completion,
  }),
  completeOAuth: describeCall(completeOAuth, {
    summary: 'Completes a connection of any other provider',
    ...completion,
  }),
};

export type ConnectBody = z.output<typeof connectBody>;
export type CompletionBody = z.output<typeof completionBody>;
