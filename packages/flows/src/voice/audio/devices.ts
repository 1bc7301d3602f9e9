/** A microphone or a loudspeaker. */
interface AudioDevice {
  /** '' for the browser's own choice. */
  id: string;
  /** Its name; '' where the browser does not tell it yet. */
  label: string;
}

/** What the device has to hear and to speak with. */
export interface AudioDevices {
  microphones: readonly AudioDevice[];
  /** Empty where the browser does not let it be chosen. */
  speakers: readonly AudioDevice[];
}

/** Names appear once a microphone was allowed; before that there is nothing to choose from. */
export async function listDevices(): Promise<AudioDevices> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const found = await devices?.enumerateDevices().catch(() => []);
  const named = (kind: MediaDeviceKind) =>
    (found ?? [])
      .filter((device) => device.kind === kind && device.label !== '' && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  const canChooseSpeaker = 'setSinkId' in AudioContext.prototype;
  return {
    microphones: named('audioinput'),
    speakers: canChooseSpeaker ? named('audiooutput') : [],
  };
}

/** Tells when a device comes or goes. @returns ends it */
export function watchDevices(onChange: () => void): () => void {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  devices?.addEventListener('devicechange', onChange);
  return () => devices?.removeEventListener('devicechange', onChange);
}
