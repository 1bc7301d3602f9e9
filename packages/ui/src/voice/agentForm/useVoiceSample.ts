import { useEffect, useRef, useState } from 'react';

/** The sample that is heard, or could not be. */
interface Sample {
  voiceId: string;
  isFailed: boolean;
}

/** Plays the sample of a voice, one at a time; it ends with the page. */
export function useVoiceSample() {
  const [sample, setSample] = useState<Sample | null>(null);
  const playing = useRef<HTMLAudioElement>(null);

  useEffect(() => () => playing.current?.pause(), []);

  function stop(): void {
    playing.current?.pause();
    playing.current = null;
    setSample(null);
  }

  function play(voiceId: string, url: string): void {
    stop();
    const audio = new Audio(url);
    const settle = (next: Sample | null) => () => {
      // Another one may be heard by now.
      if (playing.current === audio) setSample(next);
    };
    const fail = settle({ voiceId, isFailed: true });
    playing.current = audio;
    setSample({ voiceId, isFailed: false });
    audio.addEventListener('ended', settle(null));
    audio.addEventListener('error', fail);
    audio.play().catch(fail);
  }

  return {
    playingId: sample && !sample.isFailed ? sample.voiceId : null,
    failedId: sample?.isFailed ? sample.voiceId : null,
    play,
    stop,
  };
}
