import { listDevices, watchDevices } from '@platform/flows';
import type { AudioDevices } from '@platform/flows';
import { useEffect, useState } from 'react';

const NO_DEVICES: AudioDevices = { microphones: [], speakers: [] };

/** Audio devices, updated when they change; names are available only with permission. */
export function useAudioDevices(microphone: string): AudioDevices {
  const [devices, setDevices] = useState(NO_DEVICES);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const found = await listDevices();
      if (isWanted) setDevices(found);
    };
    if (microphone !== 'asking') void read();
    const stop = watchDevices(() => void read());
    return () => {
      isWanted = false;
      stop();
    };
  }, [microphone]);
  return devices;
}
