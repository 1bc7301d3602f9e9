import { defineResource } from '../resource.ts';
import { listTemplates } from './templatesEndpoints.ts';

/** What a text can be generated from; a deployment may lack the service. */
export const contentTemplates = defineResource({
  name: 'content.templates',
  load: ({ http }, _params, signal) => listTemplates(http, signal),
  isFeature: true,
});
