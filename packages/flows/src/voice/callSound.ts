import type { Player } from './audioTypes.ts';
import { createMicrophoneSlot } from './microphoneSlot.ts';
import type { SlotOptions } from './microphoneSlot.ts';
import type { TestCallOptions } from './testCallTypes.ts';

interface SoundOptions extends Pick<TestCallOptions, 'openMicrophone' | 'openPlayer'> {
  onFrame: SlotOptions['onFrame'];
  onMicrophone: SlotOptions['onChange'];
  onDrained: () => void;
}

export interface CallSound {
  /** Opens a microphone; without an id the one chosen last. Returns true if it is open. */
  openMicrophone: (deviceId?: string) => Promise<boolean>;
  isMicrophoneOpen: () => boolean;
  closeMicrophone: () => void;
  setMuted: (isMuted: boolean) => void;
  openPlayer: () => void;
  chooseSpeaker: (deviceId: string) => void;
  /** Plays the agent's sound. Returns true if it is audible. */
  play: (pcm: ArrayBuffer) => boolean;
  isPlaying: () => boolean;
  /** Drops playing sound, and sound of the same turn that still arrives. */
  interrupt: () => void;
  endInterruption: () => void;
  levels: () => { caller: number; agent: number };
  closePlayer: () => void;
}

export function createCallSound(options: SoundOptions): CallSound {
  const microphone = createMicrophoneSlot({
    open: options.openMicrophone,
    onFrame: options.onFrame,
    onChange: options.onMicrophone,
  });
  let player: Player | null = null;
  let microphoneId = '';
  let speakerId = '';
  let isInterrupted = false;

  function closePlayer(): void {
    player?.close();
    player = null;
  }

  return {
    openMicrophone(deviceId = microphoneId) {
      microphoneId = deviceId;
      return microphone.open(deviceId);
    },
    isMicrophoneOpen: microphone.isOpen,
    closeMicrophone: microphone.close,
    setMuted: microphone.setMuted,
    openPlayer() {
      closePlayer();
      isInterrupted = false;
      player = options.openPlayer(speakerId, options.onDrained);
    },
    chooseSpeaker(deviceId) {
      speakerId = deviceId;
      player?.setDevice(deviceId);
    },
    play(pcm) {
      if (isInterrupted || !player) return false;
      player.play(pcm);
      return true;
    },
    isPlaying: () => player?.isPlaying() ?? false,
    interrupt() {
      isInterrupted = true;
      player?.clear();
    },
    endInterruption() {
      isInterrupted = false;
    },
    levels: () => ({ caller: microphone.level(), agent: player?.level() ?? 0 }),
    closePlayer,
  };
}
