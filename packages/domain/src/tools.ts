import type { AgentName, CountedList, Identified } from './records.ts';

/** `http` calls a URL, `transfer` forwards the call, `integration` uses a connected provider. */
export type ToolKind = 'http' | 'transfer' | 'end_call' | 'integration';

export type ToolMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ToolHeader {
  /** Name of the header. */
  name: string;
  /** '' for a stored secret: the service keeps its value unless another is sent. */
  value: string;
  /** True if the value is write-only. */
  isSecret: boolean;
  /** True if the service holds a value. */
  hasValue: boolean;
}

/** Editable settings of a tool. Texts are '' if there are none. */
export interface ToolSettings {
  /** Snake case, 3 to 40 characters, unique in the tenant. */
  name: string;
  /** Instructions for the agent when to use it; 10 to 300 characters. */
  description: string;
  /** `null` for an unknown kind. */
  kind: ToolKind | null;
  /** Method of the request. */
  method: ToolMethod;
  /** URL of the request, https; '' for kinds without one. */
  url: string;
  /** Headers of the request. */
  headers: readonly ToolHeader[];
  /** JSON schema of type `object`: the arguments that the agent fills in. */
  parameters: Readonly<Record<string, unknown>>;
  /** Timeout of the request in seconds, 1 to 30. */
  timeoutSeconds: number;
  /** True if agents may use it. */
  isEnabled: boolean;
  /** Provider that a tool of kind `integration` needs, else ''. */
  provider: string;
}

/** A tool that agents use during calls. */
export interface Tool extends Identified, ToolSettings {
  /** The kind as received. */
  kindText: string;
  /** The agents that use it. */
  agents: readonly AgentName[];
  /** `null` if the server sent no date. */
  updatedAt: Date | null;
}

export type ToolList = CountedList<'tools', Tool>;

export interface ToolTemplate extends Identified {
  /** Name in the gallery; the name of the tool itself is in `defaults`. */
  name: string;
  /** Purpose of such a tool. */
  description: string;
  /** All settings; those that the server left out have their defaults. */
  defaults: ToolSettings;
}

/** Lengths in characters; `headers` is a count. */
export const TOOL_LIMITS = {
  name: { min: 3, max: 40 },
  description: { min: 10, max: 300 },
  url: 2048,
  provider: 64,
  headers: 20,
  headerName: 80,
  headerValue: 2000,
  timeoutSeconds: { min: 1, max: 30 },
  /** Levels of the JSON schema of the arguments. */
  parameterDepth: 5,
  parameterName: 64,
} as const;
