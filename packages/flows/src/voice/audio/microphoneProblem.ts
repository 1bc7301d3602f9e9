import type { MicrophoneProblem } from '@platform/api';

/** True if the host page's policy forbids the microphone; only some browsers expose this. */
export function isBlockedByPolicy(page: Document): boolean {
  const { permissionsPolicy, featurePolicy } = page as PolicedDocument;
  const policy = permissionsPolicy ?? featurePolicy;
  return policy ? !policy.allowsFeature('microphone') : false;
}

export function problemOf(error: unknown, page: Document): MicrophoneProblem {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return isBlockedByPolicy(page) ? 'blocked' : 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'taken';
    case 'NotSupportedError':
      return 'unsupported';
    default:
      return 'failed';
  }
}

interface Policy {
  allowsFeature: (name: string) => boolean;
}

/** Chromium's API under its current and former name. */
type PolicedDocument = Document & { permissionsPolicy?: Policy; featurePolicy?: Policy };
