import { useCallback, useMemo, useRef, useState } from 'react';

export interface Recording {
  audioProps: {
    src: string | undefined;
    ref: (audio: HTMLAudioElement | null) => void;
    onTimeUpdate: () => void;
    onDurationChange: () => void;
    onPlay: () => void;
    onPause: () => void;
    onEnded: () => void;
    onError: () => void;
  };
  seconds: number;
  /** In seconds; the length of the call until the file's metadata is loaded. */
  total: number;
  isPlaying: boolean;
  hasStarted: boolean;
  isFailed: boolean;
  rate: number;
  toggle: () => void;
  seek: (seconds: number) => void;
  seekBy: (seconds: number) => void;
  playFrom: (milliseconds: number) => void;
  setRate: (rate: number) => void;
  retry: () => void;
}

export interface RecordingOptions {
  /** Null if there is no recording. A new URL is used only after the current one failed. */
  url: string | null;
  callSeconds: number | null;
  onReload?: (() => void) | undefined;
}

/** All state comes from the events of the `<audio>` element. */
export function useRecording({ url, callSeconds, onReload }: RecordingOptions): Recording {
  const audioRef = useRef<HTMLAudioElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [length, setLength] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const [src, setSrc] = useState(url);
  const [isFailed, setFailed] = useState(false);
  const [rate, setRateState] = useState(1);
  const latestRate = useRef(rate);
  // A new URL of the same recording must not interrupt playback.
  if (url !== src && (isFailed || src === null)) {
    setSrc(url);
    setFailed(false);
  }
  const total = length ?? Math.max(0, callSeconds ?? 0);

  const play = useCallback((audio: HTMLAudioElement) => {
    // Rejects if the file fails to load, which `error` reports, or the browser requires a click.
    audio.play().catch(() => undefined);
  }, []);

  const seek = useCallback((to: number) => {
    const audio = audioRef.current;
    if (!audio) return;
    const end = Number.isFinite(audio.duration) ? audio.duration : to;
    audio.currentTime = Math.min(Math.max(0, to), end);
    setSeconds(audio.currentTime);
    setStarted(true);
  }, []);

  const audioProps = useMemo(() => {
    const ended = () => setPlaying(false);
    return {
      src: src ?? undefined,
      ref: (audio: HTMLAudioElement | null) => {
        audioRef.current = audio;
      },
      onTimeUpdate: () => setSeconds(audioRef.current?.currentTime ?? 0),
      onDurationChange: () => {
        const duration = audioRef.current?.duration;
        setLength(duration !== undefined && Number.isFinite(duration) ? duration : null);
      },
      onPlay: () => {
        if (audioRef.current) audioRef.current.playbackRate = latestRate.current;
        setPlaying(true);
        setStarted(true);
      },
      onPause: ended,
      onEnded: ended,
      onError: () => {
        setPlaying(false);
        setFailed(true);
      },
    };
  }, [src]);

  return {
    audioProps,
    seconds,
    total,
    isPlaying,
    hasStarted,
    isFailed,
    rate,
    toggle: () => {
      const audio = audioRef.current;
      if (!audio) return;
      if (isPlaying) audio.pause();
      else play(audio);
    },
    seek,
    seekBy: (by) => seek((audioRef.current?.currentTime ?? 0) + by),
    playFrom: useCallback(
      (milliseconds: number) => {
        seek(milliseconds / 1000);
        if (audioRef.current) play(audioRef.current);
      },
      [play, seek],
    ),
    setRate: (next) => {
      setRateState(next);
      latestRate.current = next;
      if (audioRef.current) audioRef.current.playbackRate = next;
    },
    retry: () => {
      setFailed(false);
      onReload?.();
    },
  };
}
