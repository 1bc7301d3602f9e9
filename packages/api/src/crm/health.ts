import type { CrmHealth } from '@platform/domain';
import { isAborted } from '../http/apiError.ts';
import { defineCall } from '../http/call.ts';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { isObject, read, toText } from '../schema/fields.ts';

export const crmHealthSchema = read((value): CrmHealth =>
  isObject(value) && toText(value.status) === 'ok' ? 'healthy' : 'unknown',
);

export const getCrmHealth = defineCall({
  service: 'crm',
  method: 'GET',
  path: '/v1/health',
  access: 'private',
  response: crmHealthSchema,
});

export const crmHealth = defineResource({
  name: 'crm.health',
  load: async ({ http }, _params, signal): Promise<CrmHealth> => {
    try {
      return await send(http, getCrmHealth, { signal });
    } catch (error) {
      if (isAborted(error)) throw error;
      return 'unknown';
    }
  },
  freshMs: 0,
});
