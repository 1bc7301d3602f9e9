import type { TestMode } from '@platform/domain';

/** A microphone or loudspeaker. */
export interface TestCallDevice {
  /** Id given by the browser. */
  id: string;
  /** Name given by the browser. */
  label: string;
}

/** Devices to choose from; empty if the browser chooses. */
export interface TestCallDevices {
  /** Microphones to choose from. */
  microphones: readonly TestCallDevice[];
  /** Loudspeakers to choose from. */
  speakers: readonly TestCallDevice[];
}

/** Placeholders in double braces of the agent's texts, filled in before a call. */
export interface TestCallVariables {
  /** Names in the order of the texts. */
  names: readonly string[];
  /** Values by name. */
  values: Readonly<Record<string, string>>;
  /** Called with the text on each keystroke. */
  onChange: (name: string, value: string) => void;
}

/** Saved caller lines of earlier test calls. */
export interface TestCallCases {
  /** Each named by its first line. */
  all: readonly Readonly<{ id: string; name: string }>[];
  /** Case that the next call replays; `''` for none. */
  chosenId: string;
  /** Called with an id, or `''` for none. */
  onChoose: (id: string) => void;
  /** Called with the id of the case to delete. */
  onRemove: (id: string) => void;
}

/** Handlers of a test call. */
export interface TestCallActions {
  /** Switches between voice and text before a call. */
  onModeChange: (mode: TestMode) => void;
  /** Opens a microphone to test it; `''` for the browser's default. */
  onCheckMicrophone: (deviceId: string) => void;
  /** Chooses the loudspeaker; `''` for the browser's default. */
  onSpeakerChange: (deviceId: string) => void;
  /** Starts a call. */
  onStart: () => void;
  /** Sends a text; returns false if it was not sent and stays in the field. */
  onSend: (text: string) => boolean;
  /** Mutes or unmutes the microphone. */
  onMute: (isMuted: boolean) => void;
  /** Interrupts the agent. */
  onInterrupt: () => void;
  /** Ends the call. */
  onHangUp: () => void;
  /** Saves the transcript as a file. */
  onSave: (text: string) => void;
  /** Saves the caller's lines as a test case; without it there is no such button. */
  onSaveCase?: (() => void) | undefined;
}
