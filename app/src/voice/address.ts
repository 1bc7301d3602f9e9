import { CALL_DIRECTIONS, ENDED_REASONS, OUTCOMES } from '@platform/api';
import { dayText } from '@platform/i18n';
import type { HistoryPart, VoicePaths } from '@platform/ui/voice';
import { hrefOf, pathsOf, recordHref } from '../kit/address.ts';
import { dayRange, oneOf, page, several, text } from '../kit/searchParams.ts';
import type { SearchState } from '../kit/searchParams.ts';
import { voice } from './area.ts';

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

export const agentHref = (agentId: string): string => recordHref(editor.path, agentId);

export const agentsParams = {
  search: text,
  type: oneOf(['', 'inbound', 'outbound', 'web']),
  state: oneOf(['', 'online', 'offline']),
  page,
};

export const newAgentParams = { template: text };

export const templateHref = (templateId: string): string =>
  hrefOf(voicePaths.create, newAgentParams, { template: templateId });

export const toolsParams = {
  search: text,
  kind: oneOf(['', 'http', 'transfer', 'end_call', 'integration']),
};

export const knowledgeParams = { search: text, agent: text };

export const numbersParams = {
  search: text,
  status: several(oneOf(['active', 'pending', 'inactive', 'noAgent', 'agentOffline']).read),
  agent: text,
};

export const analyticsParams = { ...dayRange, agent: text };

/** Outcomes that figures count together; the service has no such filter. */
export const OUTCOME_GROUPS = ['answered', 'success'] as const;

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

export const callHref = (callId: string): string =>
  hrefOf(voicePaths.callHistory, callsParams, { call: callId });

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
