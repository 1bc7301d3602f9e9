interface AudioDevice {
  /** '' for the browser's default. */
  id: string;
  /** '' if the browser does not reveal it yet. */
  label: string;
}

export interface AudioDevices {
  microphones: readonly AudioDevice[];
  /** Empty if the browser does not support choosing one. */
  speakers: readonly AudioDevice[];
}

/** Labels appear once microphone access was allowed; before that nothing can be chosen. */
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

export function watchDevices(onChange: () => void): () => void {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  devices?.addEventListener('devicechange', onChange);
  return () => devices?.removeEventListener('devicechange', onChange);
}
