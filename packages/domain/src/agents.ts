import type { CountedList, Identified } from './records.ts';

export type AgentType = 'inbound' | 'outbound' | 'web';

/** A voice agent as lists show it. Texts are '' and figures `null` if the server sent none. */
export interface Agent extends Identified {
  /** 'Unknown' if the server sent none. */
  name: string;
  /** An `AgentType`, or an unknown one as the server sent it. */
  type: string;
  /** Displayed as Online, else Offline. */
  isEnabled: boolean;
  /** Id of the voice that it speaks with. */
  voiceId: string;
  /** The first number attached to it, in E.164. */
  phoneNumber: string;
  /** Number of calls today. */
  callsToday: number | null;
  /** Share of today's calls that succeeded, 0 to 1. */
  successRate: number | null;
  /** `null` if the server sent no date. */
  updatedAt: Date | null;
}

export type AgentList = CountedList<'agents', Agent>;

/** Settings of an agent that a person can change. Texts and ids are '' if there are none. */
export interface AgentSettings {
  /** 2 to 60 characters. */
  name: string;
  /** An `AgentType`, or an unknown one as the server sent it. */
  type: string;
  /** Language tag, such as `en` or `pt-BR`. */
  language: string;
  /** Id of the voice that it speaks with. */
  voiceId: string;
  /** First sentence of a call; at most 500 characters. */
  firstMessage: string;
  /** 20 to 8000 characters. */
  instructions: string;
  /** `swift`, `balanced` or `thorough`, or an unknown one as the server sent it. */
  model: string;
  /** 0 to 1. */
  temperature: number;
  /** Ids of the tools that it may use. */
  toolIds: readonly string[];
  /** Ids of its knowledge bases. */
  knowledgeBaseIds: readonly string[];
  /** Passages of its knowledge to read before it responds, 1 to 10. */
  retrievalSize: number;
  /** True if it only answers from its knowledge. */
  isKnowledgeOnly: boolean;
  /** Id of its phone number. */
  phoneNumberId: string;
  /** Minutes after which it ends a call, 1 to 60. */
  maxCallMinutes: number;
  /** Seconds of silence after which it hangs up, 5 to 60. */
  silenceTimeoutSeconds: number;
  /** The number that it transfers calls to, in E.164. */
  transferNumber: string;
  /** Announcement of the recording to callers. Without consent nothing is recorded. */
  consent: Readonly<{ isEnabled: boolean; text: string }>;
  /** Criteria of a good call, at most ten of 200 characters. */
  evaluationCriteria: readonly string[];
}

export interface AgentDetail extends Agent, AgentSettings {
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** Settings that a new agent can start from. Texts are '' if the server sent none. */
export interface AgentTemplate extends Identified {
  /** 'Unknown' if the server sent none. */
  name: string;
  /** Purpose of such an agent. */
  description: string;
  /** Industry, such as `Healthcare`. */
  category: string;
  /** All settings; those that the server left out have their defaults. */
  defaults: AgentSettings;
}

/** A voice that agents speak with. Texts are '' if the server sent none. */
export interface Voice extends Identified {
  /** 'Unknown' if the server sent none. */
  name: string;
  /** Language tag. */
  language: string;
  /** As the provider describes it. */
  gender: string;
  /** As the provider describes it. */
  accent: string;
  /** Company that makes the voice. */
  provider: string;
  /** URL of a sample; `null` if missing or unsafe. */
  previewUrl: string | null;
}

/** Lengths in characters; `tools`, `knowledgeBases` and `criteria` are counts. */
export const AGENT_LIMITS = {
  name: { min: 2, max: 60 },
  firstMessage: 500,
  instructions: { min: 20, max: 8000 },
  model: 60,
  temperature: { min: 0, max: 1 },
  tools: 50,
  knowledgeBases: 50,
  /** Passages read for a response. */
  retrievalSize: { min: 1, max: 10 },
  callMinutes: { min: 1, max: 60 },
  silenceSeconds: { min: 5, max: 60 },
  consentText: 500,
  criteria: 10,
  criterion: 200,
} as const;
