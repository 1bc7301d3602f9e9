import { RELAY_SAMPLE_RATE } from '@platform/api';
import type { Player } from '../audioTypes.ts';
import { fromPcm, loudness } from './pcm.ts';

/** Delay of the first sound, in seconds, so that the next one arrives in time. */
const LEAD_SECONDS = 0.06;

/** Maximum queued sound, in seconds; the rest is dropped. */
const MAX_QUEUED_SECONDS = 120;

export function openPlayer(deviceId: string, onDrained: () => void): Player {
  const context = new AudioContext() as SinkContext;
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  analyser.connect(context.destination);
  const window = new Float32Array(analyser.fftSize);
  const sources = new Set<AudioBufferSourceNode>();
  let nextAt = 0;

  function clear(): void {
    const dropped = [...sources];
    sources.clear();
    nextAt = 0;
    for (const source of dropped) source.stop();
  }

  function setDevice(id: string): void {
    // The device was removed in the meantime: keep the current one.
    void context.setSinkId?.(id).catch(() => {});
  }

  void context.resume().catch(() => {});
  if (deviceId) setDevice(deviceId);

  return {
    play(pcm) {
      const now = context.currentTime;
      if (context.state === 'closed' || pcm.byteLength < 2 || nextAt - now > MAX_QUEUED_SECONDS)
        return;
      const samples = fromPcm(pcm);
      const buffer = context.createBuffer(1, samples.length, RELAY_SAMPLE_RATE);
      buffer.copyToChannel(samples, 0);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(analyser);
      nextAt = Math.max(nextAt, now + LEAD_SECONDS);
      source.start(nextAt);
      nextAt += buffer.duration;
      sources.add(source);
      source.addEventListener('ended', () => {
        // Dropped sounds do not count as played.
        if (sources.delete(source) && sources.size === 0) onDrained();
      });
    },
    clear,
    isPlaying: () => sources.size > 0,
    level() {
      if (sources.size === 0) return 0;
      analyser.getFloatTimeDomainData(window);
      const sum = window.reduce((total, sample) => total + sample * sample, 0);
      return loudness(Math.sqrt(sum / window.length));
    },
    setDevice,
    close() {
      clear();
      if (context.state !== 'closed') void context.close();
    },
  };
}

/** Not every browser can choose the output device. */
type SinkContext = AudioContext & { setSinkId?: (id: string) => Promise<void> };
