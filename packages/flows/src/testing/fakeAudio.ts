import { vi } from 'vitest';
import type { Microphone, MicrophoneEvents, Player } from '../voice/audioTypes.ts';
import type { TestCallOptions } from '../voice/testCallTypes.ts';

interface FakeMicrophone extends MicrophoneEvents {
  microphone: Microphone;
  deviceId: string;
  isStopped: boolean;
  isMuted: boolean;
}

/** Replaces the microphones of the device; `opened` lists them in order. */
export function createFakeMicrophones() {
  const opened: FakeMicrophone[] = [];
  const open = vi.fn<TestCallOptions['openMicrophone']>(async (deviceId, events) => {
    await Promise.resolve();
    const fake: FakeMicrophone = {
      ...events,
      deviceId,
      isStopped: false,
      isMuted: false,
      microphone: {
        setMuted: (isMuted) => {
          fake.isMuted = isMuted;
        },
        stop: () => {
          fake.isStopped = true;
        },
      },
    };
    opened.push(fake);
    return fake.microphone;
  });
  return { open, opened };
}

/** Replaces the speakers of the device; a sound lasts until the test calls `drain`. */
export function createFakePlayers() {
  const opened: (Player & { isClosed: boolean; played: number; drain: () => void })[] = [];
  const open = (deviceId: string, onDrained: () => void): Player => {
    let waiting = 0;
    const player = {
      deviceId,
      isClosed: false,
      played: 0,
      play() {
        waiting += 1;
        player.played += 1;
      },
      clear() {
        waiting = 0;
      },
      isPlaying: () => waiting > 0,
      level: () => (waiting > 0 ? 0.5 : 0),
      setDevice: () => {},
      close() {
        player.isClosed = true;
        waiting = 0;
      },
      drain() {
        waiting = 0;
        onDrained();
      },
    };
    opened.push(player);
    return player;
  };
  return { open, opened };
}
