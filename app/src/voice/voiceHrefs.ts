import { voicePaths } from './voicePaths.ts';

/** The address under which an agent is edited. */
export const agentHref = (agentId: string): string =>
  `/voice-agent/edit/${encodeURIComponent(agentId)}`;

/** The address of the call history with the panel of a call. */
export const callHref = (callId: string): string =>
  `${voicePaths.callHistory}?call=${encodeURIComponent(callId)}`;

/** The address of a new agent that starts from a template. */
export const templateHref = (templateId: string): string =>
  `${voicePaths.create}?template=${encodeURIComponent(templateId)}`;
