import type { MicrophoneProblem } from '@platform/api';
import { isBlockedByPolicy } from './microphoneProblem.ts';

/** Finds out without a prompt why the microphone is unavailable; null if it can be requested. */
export async function knownProblem(): Promise<MicrophoneProblem | null> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return 'unsupported';
  if (isBlockedByPolicy(document)) return 'blocked';
  // Not every browser supports this permission name.
  const permission = await navigator.permissions.query({ name: 'microphone' }).catch(() => null);
  return permission?.state === 'denied' ? 'denied' : null;
}
