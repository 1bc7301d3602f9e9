import { listDevices, watchDevices } from '@platform/flows';
import type { AudioDevices } from '@platform/flows';
import { useEffect, useState } from 'react';

const none: AudioDevices = { microphones: [], speakers: [] };

/**
 * What the device has to hear and to speak with, as it comes and goes.
 *
 * @param microphone names appear once one was opened, so that a change of it asks again
 */
export function useAudioDevices(microphone: string): AudioDevices {
  const [devices, setDevices] = useState(none);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const found = await listDevices();
      if (isWanted) setDevices(found);
    };
    // While the person is asked there is nothing new to know.
    if (microphone !== 'asking') void read();
    const stop = watchDevices(() => void read());
    return () => {
      isWanted = false;
      stop();
    };
  }, [microphone]);
  return devices;
}
