import { MicrophoneError } from '../audioTypes.ts';
import type { Microphone, MicrophoneEvents } from '../audioTypes.ts';
import { isBlockedByPolicy, problemOf } from './microphoneProblem.ts';

const START_TIMEOUT_MS = 5000;

/**
 * 16-bit samples at the relay's rate. A failure releases everything opened so far. Throws
 * MicrophoneError. `workletUrl` is that of the built `captureWorklet.ts`.
 */
export async function openMicrophone(
  workletUrl: string,
  deviceId: string,
  { onFrame, onUnplugged }: MicrophoneEvents,
): Promise<Microphone> {
  if (isBlockedByPolicy(document)) throw new MicrophoneError('blocked');
  const stream = await openStream(deviceId);
  const context = new AudioContext();

  function stop(): void {
    for (const track of stream.getTracks()) track.stop();
    if (context.state !== 'closed') void context.close();
  }

  try {
    await context.audioWorklet.addModule(workletUrl);
    const source = context.createMediaStreamSource(stream);
    const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 });
    capture.port.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) =>
      onFrame(data),
    );
    capture.port.start();
    source.connect(capture);
    await startAudio(context);
  } catch (error) {
    stop();
    throw new MicrophoneError('failed', error);
  }

  for (const track of stream.getAudioTracks()) {
    // Not dispatched when `stop` ended the track.
    track.addEventListener('ended', () => {
      stop();
      onUnplugged();
    });
  }

  return {
    setMuted(isMuted) {
      for (const track of stream.getAudioTracks()) track.enabled = !isMuted;
    },
    stop,
  };
}

/** Some browsers suspend audio even during a click; Firefox without a speaker does so silently. */
async function startAudio(context: AudioContext): Promise<void> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Audio did not start.')), START_TIMEOUT_MS);
  });
  await Promise.race([context.resume(), timeout]);
}

async function openStream(deviceId: string): Promise<MediaStream> {
  // Undefined without a secure context, despite the types.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices || !('audioWorklet' in AudioContext.prototype)) {
    throw new MicrophoneError('unsupported');
  }
  try {
    return await devices.getUserMedia({
      audio: {
        channelCount: 1,
        echoCancellation: true,
        noiseSuppression: true,
        ...(deviceId && { deviceId: { exact: deviceId } }),
      },
    });
  } catch (error) {
    throw new MicrophoneError(problemOf(error, document), error);
  }
}
