import type { MicrophoneProblem } from '@platform/api';
import { MicrophoneError } from './audioTypes.ts';
import type { Microphone } from './audioTypes.ts';
import { levelOf } from './audio/pcm.ts';
import type { TestCallOptions } from './testCallTypes.ts';

export interface SlotOptions {
  open: TestCallOptions['openMicrophone'];
  onFrame: (pcm: ArrayBuffer) => void;
  onChange: (status: 'off' | 'asking' | 'open', problem: MicrophoneProblem | null) => void;
}

export interface MicrophoneSlot {
  /** Opens a microphone and closes the current one. Returns true if it is open. */
  open: (deviceId: string) => Promise<boolean>;
  isOpen: () => boolean;
  setMuted: (isMuted: boolean) => void;
  level: () => number;
  close: () => void;
}

export function createMicrophoneSlot({ open, onFrame, onChange }: SlotOptions): MicrophoneSlot {
  let microphone: Microphone | null = null;
  /** Incremented by another device or the end of the call, which outdates a pending prompt. */
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
      const ownVersion = version;
      const isCurrent = () => ownVersion === version;
      onChange('asking', null);
      try {
        const opened = await open(deviceId, {
          onFrame(pcm) {
            if (!isCurrent()) return;
            level = isMuted ? 0 : levelOf(pcm);
            // Silence, so that the relay detects the end of a sentence.
            onFrame(isMuted ? new ArrayBuffer(pcm.byteLength) : pcm);
          },
          onUnplugged() {
            if (!isCurrent()) return;
            drop();
            onChange('off', 'unplugged');
          },
        });
        if (!isCurrent()) {
          // Allowed too late: the microphone must not stay open.
          opened.stop();
          return false;
        }
        microphone = opened;
        opened.setMuted(isMuted);
        onChange('open', null);
        return true;
      } catch (error) {
        if (!isCurrent()) return false;
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
