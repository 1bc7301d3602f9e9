/** How somebody talks to an agent to try it out. */
export type TestCallMode = 'voice' | 'text';

/** Where a test call is. `ready` before the first one, `ended` until the next one. */
export type TestCallPhase =
  | 'ready'
  | 'connecting'
  | 'listening'
  | 'thinking'
  | 'speaking'
  | 'ended';

/** How long the agent took for a turn, in milliseconds; null where it is not known. */
export interface TestCallLatency {
  /** To turn what was said into text. */
  sttMs: number | null;
  /** To think of the answer. */
  llmMs: number | null;
  /** To turn the answer into speech. */
  ttsMs: number | null;
}

/** Something the agent did while it talked. */
export interface TestToolCall {
  /** The name of the tool. */
  name: string;
  /** What it was given, of any shape. */
  arguments: unknown;
  /** What it gave back, of any shape. */
  result: unknown;
  /** How long it took; null where it is not known. */
  ms: number | null;
  /** Whether it failed. */
  isFailed: boolean;
}

/** Something that was said. */
export interface TestCallTurn {
  /** Tells it from the other lines of the transcript. */
  kind: 'turn';
  /** Unique within a call. */
  id: number;
  /** Who said it. */
  speaker: 'agent' | 'caller';
  /** The words, as far as they are known. */
  text: string;
  /** Else it may still change. */
  isFinal: boolean;
  /** How long the answer took; null where nobody measured it. */
  latency: TestCallLatency | null;
}

/** A line of the transcript. Ids are unique within a call. */
export type TestCallEntry =
  | TestCallTurn
  | { kind: 'tool'; id: number; call: TestToolCall }
  /** The connection was lost here and taken up again. */
  | { kind: 'reconnected'; id: number };

/** Why there is no sound of the person. */
export type MicrophoneProblem =
  | 'missing'
  | 'denied'
  | 'taken'
  | 'unplugged'
  | 'blocked'
  | 'unsupported'
  | 'failed';

/** Why a call is over. */
export type TestCallEndReason =
  | 'caller_hung_up'
  | 'agent_ended'
  | 'transferred'
  | 'silence_timeout'
  | 'time_limit'
  | 'minutes_used_up'
  | 'voicemail'
  | 'no_answer'
  | 'error'
  | 'unreachable'
  | 'lost'
  | 'unauthorised'
  | 'not_found'
  | 'flooded';

/** Everything the dialog shows of a call. */
export interface TestCallState {
  /** What is going on. */
  phase: TestCallPhase;
  /** Whether it is by voice or by text. */
  mode: TestCallMode;
  /** The connection was lost and is taken up again. */
  isReconnecting: boolean;
  /** Whether the agent hears nothing of the person. */
  isMuted: boolean;
  /** Whether the microphone is in use, or the browser asks for it. */
  microphone: 'off' | 'asking' | 'open';
  /** Why there is none; null where nothing went wrong. */
  microphoneProblem: MicrophoneProblem | null;
  /** The last ones, in the order they came. */
  entries: readonly TestCallEntry[];
  /** How many older entries are not kept. */
  omitted: number;
  /** Of the last turn. */
  latency: TestCallLatency | null;
  /** How long the call has been going on. */
  seconds: number;
  /** How long it may take; null where it is not known. */
  maxSeconds: number | null;
  /** What was taken of the voice minutes. */
  minutes: number;
  /** The last error that did not end the call; '' for none. */
  warning: string;
  /** Messages that no client could use. */
  ignoredFrames: number;
  /** Why it is over; null while it is not. */
  end: {
    /** Null for a reason that is not known here. */
    reason: TestCallEndReason | null;
    /** The service's own words; '' for none. */
    detail: string;
  } | null;
}

/** How loud both sides are, 0 to 1. */
export interface TestCallLevels {
  /** The person at the microphone. */
  caller: number;
  /** The voice of the agent. */
  agent: number;
}

/** A microphone or a loudspeaker. */
export interface TestCallDevice {
  /** The id that the browser gave it. */
  id: string;
  /** The name that the browser gives it. */
  label: string;
}

/** What there is to choose from; empty where the browser chooses. */
export interface TestCallDevices {
  /** What the person can speak into. */
  microphones: readonly TestCallDevice[];
  /** What the agent can be heard on. */
  speakers: readonly TestCallDevice[];
}

/** What an agent's texts name in double braces, to be filled in before a call. */
export interface TestCallVariables {
  /** In their order. */
  names: readonly string[];
  /** What was filled in, by name. */
  values: Readonly<Record<string, string>>;
  /** Called at each key press. */
  onChange: (name: string, value: string) => void;
}

/** What callers said in earlier test calls, kept to be said again. */
export interface TestCallCases {
  /** Each by its first line. */
  all: readonly Readonly<{ id: string; name: string }>[];
  /** The one that is said in the next call; '' for none. */
  chosenId: string;
  /** Called with the id of another, or ''. */
  onChoose: (id: string) => void;
  /** Called with the id of one that is not wanted any more. */
  onRemove: (id: string) => void;
}

/** What a person can do in a test call. */
export interface TestCallActions {
  /** Changes between voice and text before a call. */
  onModeChange: (mode: TestCallMode) => void;
  /** Opens a microphone to try it; '' for the browser's own choice. */
  onCheckMicrophone: (deviceId: string) => void;
  /** Plays on another device; '' for the browser's own choice. */
  onSpeakerChange: (deviceId: string) => void;
  /** Begins a call. */
  onStart: () => void;
  /** Says something by text. @returns whether it was sent; it is kept in the field where not */
  onSend: (text: string) => boolean;
  /** Turns the sound of the person off or on. */
  onMute: (isMuted: boolean) => void;
  /** Stops what the agent is saying. */
  onInterrupt: () => void;
  /** Ends the call. */
  onHangUp: () => void;
  /** Saves the transcript as a file. */
  onSave: (text: string) => void;
  /** Keeps what the caller said, to be said again; left out where that cannot be done. */
  onSaveCase?: (() => void) | undefined;
}
