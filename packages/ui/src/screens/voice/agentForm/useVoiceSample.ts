import { useEffect, useRef, useState } from 'react';

interface Sample {
  voiceId: string;
  isFailed: boolean;
}

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
    const endWith = (next: Sample | null) => () => {
      // Another sample may have started in the meantime.
      if (playing.current === audio) setSample(next);
    };
    const fail = endWith({ voiceId, isFailed: true });
    playing.current = audio;
    setSample({ voiceId, isFailed: false });
    audio.addEventListener('ended', endWith(null));
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
