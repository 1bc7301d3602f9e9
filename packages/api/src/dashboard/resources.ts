import { defineResource } from '../resource.ts';
import { getOverview } from './endpoints.ts';

/** The figures of the dashboard; of the moment, so each visit asks. */
export const overview = defineResource({
  name: 'dashboard.overview',
  load: ({ http }, _params, signal) => getOverview(http, signal),
  freshMs: 2000,
  isFeature: true,
});
