import { MicrophoneError } from './audioTypes.ts';
import type { Microphone, MicrophoneProblem } from './audioTypes.ts';
import { levelOf } from './audio/pcm.ts';
import type { TestCallOptions } from './testCallTypes.ts';

export interface SlotOptions {
  open: TestCallOptions['openMicrophone'];
  onFrame: (pcm: ArrayBuffer) => void;
  /** Told when it is asked for, open, or gone; with why where something went wrong. */
  onChange: (status: 'off' | 'asking' | 'open', problem: MicrophoneProblem | null) => void;
}

/** The one microphone of a call. Whatever the order of events, at most one is open. */
export interface MicrophoneSlot {
  /** Opens a microphone in the place of the one there is. @returns whether it is open now */
  open: (deviceId: string) => Promise<boolean>;
  isOpen: () => boolean;
  setMuted: (isMuted: boolean) => void;
  /** How loud it is, 0 to 1. */
  level: () => number;
  close: () => void;
}

/** Creates the place of a microphone, empty. */
export function createMicrophoneSlot({ open, onFrame, onChange }: SlotOptions): MicrophoneSlot {
  let microphone: Microphone | null = null;
  /** Counts what overtakes a permission that is waited for: another device, the end. */
  let version = 0;
  let isMuted = false;
  let level = 0;

  function drop(): void {
    version += 1;
    microphone?.stop();
    microphone = null;
    level = 0;
  }

  return {
    async open(deviceId) {
      drop();
      const mine = version;
      const isMine = () => mine === version;
      onChange('asking', null);
      try {
        const opened = await open(deviceId, {
          onFrame(pcm) {
            if (!isMine()) return;
            level = isMuted ? 0 : levelOf(pcm);
            // Silence, so that whoever listens knows that a sentence is over.
            onFrame(isMuted ? new ArrayBuffer(pcm.byteLength) : pcm);
          },
          onUnplugged() {
            if (!isMine()) return;
            drop();
            onChange('off', 'unplugged');
          },
        });
        if (!isMine()) {
          // The answer came too late: nobody may be listened to any more.
          opened.stop();
          return false;
        }
        microphone = opened;
        opened.setMuted(isMuted);
        onChange('open', null);
        return true;
      } catch (error) {
        if (!isMine()) return false;
        onChange('off', error instanceof MicrophoneError ? error.problem : 'failed');
        return false;
      }
    },
    isOpen: () => microphone !== null,
    setMuted(next) {
      isMuted = next;
      if (isMuted) level = 0;
      microphone?.setMuted(isMuted);
    },
    level: () => level,
    close: drop,
  };
}
