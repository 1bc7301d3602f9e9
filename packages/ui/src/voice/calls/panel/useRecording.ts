import { useCallback, useMemo, useRef, useState } from 'react';

/** The recording of a call, as a player and a transcript take it. */
export interface Recording {
  /** What the `<audio>` element takes. */
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
  /** Where it is, in seconds. */
  seconds: number;
  /** Its length, that of the call until the file tells. */
  total: number;
  isPlaying: boolean;
  /** Whether it was played or sought in. */
  hasStarted: boolean;
  /** Whether it cannot be had, or not be played. */
  isFailed: boolean;
  rate: number;
  toggle: () => void;
  seek: (seconds: number) => void;
  /** Goes so many seconds on, or back. */
  seekBy: (seconds: number) => void;
  /** Seeks and plays, as a turn that is pressed does. */
  playFrom: (milliseconds: number) => void;
  setRate: (rate: number) => void;
  /** Asks for it once more. */
  retry: () => void;
}

export interface RecordingOptions {
  /** Its address, null where there is none. A newer one is taken where this one failed. */
  url: string | null;
  /** How long the call took. */
  callSeconds: number | null;
  /** Reads the call again, whose address may have expired. */
  onReload?: (() => void) | undefined;
}

/** Plays a recording through an `<audio>` element, whose events are the only truth about it. */
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
  // Another address of the same recording must not stop what is being played.
  if (url !== src && (isFailed || src === null)) {
    setSrc(url);
    setFailed(false);
  }
  const total = length ?? Math.max(0, callSeconds ?? 0);

  const play = useCallback((audio: HTMLAudioElement) => {
    // Refused where the file cannot be had, which its `error` event tells, or where the browser asks
    // for a press first: then it stays paused.
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
