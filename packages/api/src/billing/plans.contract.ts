import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id } from '../description/shapes.ts';
import { INTERVALS, listPlans } from './plans.ts';
import { emptyResultAs404 } from './notFound.contract.ts';

const included = (what: string) =>
  z
    .string()
    .nullable()
    .optional()
    .describe(`${what} of the plan, as text. If missing, the client omits the line.`);

const plan = z
  .object({
    id: id.describe('Id of the plan, shared by its monthly and yearly price.'),
    name: z.string().describe('Name of the plan.'),
    price_id: id.describe('Id of the price, used for the checkout.'),
    amount: z.int().min(0).describe('Price of one billing period, in minor units of the currency.'),
    currency: z
      .string()
      .length(3)
      .optional()
      .describe('ISO 4217 code, case-insensitive. Default: `USD`.'),
    interval: z.enum(INTERVALS).describe('Billing period.'),
    active: z.boolean().describe('True if it is on sale. The client shows only such plans.'),
    features: z
      .array(z.object({ description: z.string().describe('One line of text.') }))
      .optional()
      .describe('Features of the plan. If missing, the client shows none.'),
    llm_tokens_description: included('Language model tokens'),
    voice_minutes_description: included('Voice minutes'),
    api_calls_description: included('API calls'),
    storage_description: included('Storage'),
  })
  .meta({ id: 'Plan', description: 'One price of a plan: monthly and yearly are two.' });

export const planCalls = {
  list: describeCall(listPlans, {
    summary: 'Lists the plans and their prices',
    notes: 'Without paging. Texts are in the language of `Accept-Language` if available.',
    response: z.array(plan).describe('Cheapest first.'),
    alternatives: emptyResultAs404('There are no plans.'),
  }),
};

export type PlanWire = z.output<typeof plan>;
