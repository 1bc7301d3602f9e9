import type { MicrophoneProblem } from '../audioTypes.ts';
import { isBlockedByPolicy } from './microphoneProblem.ts';

/**
 * Why there will be no microphone, as far as that is known without asking the person; null where
 * it can be asked.
 */
export async function knownProblem(): Promise<MicrophoneProblem | null> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return 'unsupported';
  if (isBlockedByPolicy(document)) return 'blocked';
  // Not every browser answers for this name.
  const permission = await navigator.permissions.query({ name: 'microphone' }).catch(() => null);
  return permission?.state === 'denied' ? 'denied' : null;
}
