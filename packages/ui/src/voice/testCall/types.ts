import type { TestMode } from '@platform/domain';
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
  onModeChange: (mode: TestMode) => void;
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
