import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id } from '../description/shapes.ts';
import { INTERVALS, listPlans } from './plans.ts';

const included = (what: string) =>
  z
    .string()
    .nullable()
    .optional()
    .describe(`${what} of the plan, in words. Without it the client leaves the line out.`);

const plan = z
  .object({
    id: id.describe('Id of the plan: the same for its monthly and its yearly price.'),
    name: z.string().describe('Name of the plan.'),
    price_id: id.describe('Id of the price, which a checkout names.'),
    amount: z
      .int()
      .min(0)
      .describe('Price of one billing period, in the minor unit of the currency.'),
    currency: z
      .string()
      .length(3)
      .optional()
      .describe('ISO 4217 code in any case. Default: `USD`.'),
    interval: z.enum(INTERVALS).describe('Billing period.'),
    active: z.boolean().describe('Whether it can be bought. The client shows only such plans.'),
    features: z
      .array(z.object({ description: z.string().describe('One line.') }))
      .optional()
      .describe('What the plan offers. Without it the client lists nothing.'),
    llm_tokens_description: included('Language model tokens'),
    voice_minutes_description: included('Voice minutes'),
    api_calls_description: included('API calls'),
    storage_description: included('Storage'),
  })
  .meta({ id: 'Plan', description: 'One price of a plan: monthly and yearly are two.' });

export const planCalls = {
  list: describeCall(listPlans, {
    summary: 'Lists the plans and their prices',
    notes:
      'All at once. Texts are in the language of `Accept-Language` if the service has it. 404 with the body `{"detail": "Not Found"}` means none.',
    response: z.array(plan).describe('Cheapest first.'),
  }),
};

export type PlanWire = z.output<typeof plan>;
