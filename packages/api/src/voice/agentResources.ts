import { defineResource } from '../resource.ts';
import { getAgent, listAgentTemplates, listVoices } from './agentEndpoints.ts';

/** An agent in full; somebody else may change it, so each visit asks. */
export const agent = defineResource({
  name: 'voice.agent',
  load: ({ http }, { id }: { id: string }, signal) => getAgent(http, id, signal),
  freshMs: 2000,
});

/** What new agents can start from. */
export const agentTemplates = defineResource({
  name: 'voice.agentTemplates',
  load: ({ http }, _params, signal) => listAgentTemplates(http, signal),
  isFeature: true,
});

/** The voices that agents speak with. */
export const voices = defineResource({
  name: 'voice.voices',
  load: (api, _params, signal) => listVoices(api, signal),
  isFeature: true,
});
