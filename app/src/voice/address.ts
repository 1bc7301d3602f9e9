import { CALL_DIRECTIONS, ENDED_REASONS, OUTCOMES } from '@platform/api';
import { dayText } from '@platform/i18n';
import type { HistoryPart, VoicePaths } from '@platform/ui';
import { hrefOf, pathsOf, recordHref } from '../kit/address.ts';
import { dayRange, oneOf, page, text } from '../kit/searchParams.ts';
import type { SearchState } from '../kit/searchParams.ts';
import { voice } from './area.ts';

/** Paths of the section. */
export const voicePaths: VoicePaths = pathsOf(voice, {
  agents: 'voiceAgents',
  create: 'createAgent',
  tools: 'voiceTools',
  knowledgeBase: 'voiceKnowledgeBase',
  phoneNumbers: 'phoneNumbers',
  callHistory: 'callHistory',
  analytics: 'voiceAnalytics',
});

const editor = pathsOf(voice, { path: 'editAgent' });

/** Returns the address of an agent's form. */
export const agentHref = (agentId: string): string => recordHref(editor.path, agentId);

/** State of the list of agents; '' means all. */
export const agentsParams = {
  search: text,
  type: oneOf(['', 'inbound', 'outbound', 'web']),
  state: oneOf(['', 'online', 'offline']),
  page,
};

/** The template that a new agent starts from; '' for none. */
export const newAgentParams = { template: text };

/** Returns the address of a new agent that starts from a template. */
export const templateHref = (templateId: string): string =>
  hrefOf(voicePaths.create, newAgentParams, { template: templateId });

/** State of the tools; '' means all. */
export const toolsParams = {
  search: text,
  kind: oneOf(['', 'http', 'transfer', 'end_call', 'integration']),
};

/** State of the knowledge bases; `agent` is an id, '' for all. */
export const knowledgeParams = { search: text, agent: text };

/** State of the telephone numbers; `agent` is an id, '' for all. */
export const numbersParams = {
  search: text,
  status: oneOf(['', 'active', 'pending', 'inactive', 'noAgent', 'agentOffline']),
  agent: text,
};

/** State of the figures: the days, and the id of an agent, '' for all. */
export const analyticsParams = { ...dayRange, agent: text };

/** Outcomes that figures count together. The service has no such word. */
export const OUTCOME_GROUPS = ['answered', 'success'] as const;

/** State of the call history; '' means all, `call` is the id of the open one. */
export const callsParams = {
  ...analyticsParams,
  outcome: oneOf<string>(['', ...OUTCOMES, ...OUTCOME_GROUPS]),
  reason: oneOf<string>(['', ...ENDED_REASONS]),
  direction: oneOf<string>(['', ...CALL_DIRECTIONS]),
  search: text,
  page,
  call: text,
};

export type CallsState = SearchState<typeof callsParams>;

/** Returns the address of the call history with the panel of a call. */
export const callHref = (callId: string): string =>
  hrefOf(voicePaths.callHistory, callsParams, { call: callId });

/** Returns the address of the calls that a mark of the figures counts. */
export function historyHref(
  scope: SearchState<typeof analyticsParams>,
  { day, outcome, reason }: HistoryPart,
): string {
  const date = day && dayText(day);
  return hrefOf(voicePaths.callHistory, callsParams, {
    ...scope,
    ...(date && { range: 'custom', from: date, to: date }),
    ...(outcome && { outcome }),
    ...(reason && { reason }),
  });
}
