import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { timestamp } from '../description/shapes.ts';
import { completeAggregated, completeOAuth, completeSlack, postConnect } from './connections.ts';
import { providerId } from './integrations.contract.ts';

const scopes = z.array(z.string());
const redirectUri = z.url().describe('Address that the provider returns to, on an origin of ours.');
const unread = z.string().optional().describe('The client does not read it.');

const connectAnswer = z
  .discriminatedUnion('action', [
    z.object({
      action: z.literal('redirect'),
      url: z
        .url()
        .describe('Address of the consent page. The client refuses one of the aggregator.'),
      state: z
        .string()
        .optional()
        .describe('Comes back from the provider. Without it the client does not compare it.'),
      provider: providerId.optional().describe('The client does not read it.'),
      scopes: scopes.optional().describe('The client does not read it.'),
      expires_at: timestamp
        .optional()
        .describe('When the consent ends. The client does not read it.'),
      integration_id: unread,
      workspace_id: unread,
      team_id: unread,
      status: unread,
      updated_at: unread,
    }),
    z.object({
      action: z.literal('error'),
      error: z.string().optional().describe('Message. Without it the client shows a general one.'),
      suggestion: z
        .string()
        .optional()
        .describe('Advice, shown below the message. Without it the client shows none.'),
    }),
  ])
  .meta({ id: 'ConnectResponse', description: 'Address of the consent, or why there is none.' });

export const connectBody = z.strictObject({
  redirect_uri: redirectUri,
  scopes: scopes.describe('`required_scopes` of the settings.'),
  provider: providerId.describe('The provider of the path.'),
});

const completionAnswer = z
  .object({
    success: z.boolean().describe('False is a failure, whatever the status of the response.'),
    provider: providerId.optional().describe('The client does not read it.'),
    message: z
      .string()
      .optional()
      .describe('Reason of a failure. Without it the client shows a general one.'),
  })
  .meta({ id: 'Completion', description: 'Result of a completed consent.' });

export const completionBody = z.strictObject({
  code: z.string().min(1).describe('Code that the provider returned.'),
  state: z.string().describe('State that the provider returned, or an empty string.'),
  redirect_uri: redirectUri.describe('The same address as at the start.'),
});

const completion = {
  notes: 'A code is spent once, within ten minutes, with its state, address and tenant.',
  body: completionBody,
  response: completionAnswer,
  repeated: 'INVALID_CODE',
  errors: ['INVALID_CODE', 'NOT_FOUND'],
} as const;

export const connectionCalls = {
  connect: describeCall(postConnect, {
    summary: 'Starts a connection and returns the address of the consent',
    notes: 'Not idempotent: each start is a consent of its own.',
    body: connectBody,
    response: connectAnswer,
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
