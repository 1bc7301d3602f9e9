import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { getEntitlements } from './entitlements.ts';
import { emptyResultAs404 } from './notFound.contract.ts';

const used = (what: string) =>
  z.number().min(0).optional().describe(`${what} used in this billing period. Default: 0.`);

const included = (what: string, fallback: number) =>
  z
    .number()
    .min(0)
    .optional()
    .describe(`${what} that the plan includes in a billing period. Default: ${fallback}.`);

const right = (what: string) =>
  z.boolean().optional().describe(`True if the tenant may ${what}. Default: false.`);

const entitlements = z
  .object({
    plan_id: z.string().nullable().optional().describe('Id of the plan, or `trial`.'),
    plan_name: z
      .string()
      .nullable()
      .optional()
      .describe('Name of the plan. If missing, the client shows none.'),
    bots_max: z
      .int()
      .min(0)
      .nullable()
      .optional()
      .describe('Maximum number of agents; null or missing means no limit.'),
    channels: z.array(z.string()).optional().describe('Channels, such as `web` and `voice`.'),
    voice_enabled: z.boolean().optional().describe('True if agents answer calls. Default: false.'),
    included_llm_tokens: included('Language model tokens', 1000),
    included_voice_minutes: included('Voice minutes', 1000),
    included_api_calls: included('API calls', 1000),
    included_storage_mb: included('Storage in MB', 50),
    llm_tokens_used: used('Language model tokens'),
    voice_minutes_used: used('Voice minutes'),
    api_calls_used: used('API calls'),
    storage_mb_used: used('Storage in MB'),
    can_create_voice_agent: right('create voice agents'),
    can_create_bot: right('create chatbots'),
    can_use_advanced_features: right('use advanced features'),
    metadata: z.record(z.string(), z.unknown()).optional().describe('Not used by the client.'),
  })
  .meta({ id: 'Entitlements', description: 'Limits of the plan, and the usage.' });

export const entitlementCalls = {
  get: describeCall(getEntitlements, {
    summary: "Returns the limits of the tenant's plan and the usage",
    response: entitlements,
    alternatives: emptyResultAs404('The tenant has no plan; the client then uses defaults.'),
  }),
};

export type EntitlementsWire = z.output<typeof entitlements>;
