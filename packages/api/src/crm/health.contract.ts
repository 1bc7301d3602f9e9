import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { getCrmHealth } from './health.ts';

export const crmServiceCalls = {
  health: describeCall(getCrmHealth, {
    summary: 'Reports whether the CRM service is healthy',
    notes: 'The client fetches it every 30 seconds on the CRM overview.',
    response: z
      .looseObject({
        status: z.string().describe('`ok`; the client shows any other value as unknown.'),
      })
      .meta({ id: 'CrmHealth', description: 'State of the CRM service.' }),
  }),
};
