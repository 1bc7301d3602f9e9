import type { MicrophoneProblem } from '../audioTypes.ts';

/** Whether the page's own host forbids it to ask; only some browsers can tell. */
export function isBlockedByPolicy(page: Document): boolean {
  const { permissionsPolicy, featurePolicy } = page as PolicedDocument;
  const policy = permissionsPolicy ?? featurePolicy;
  return policy ? !policy.allowsFeature('microphone') : false;
}

/** What a refusal of `getUserMedia` means. */
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

/** Chromium's, under its name of today and of before. */
type PolicedDocument = Document & { permissionsPolicy?: Policy; featurePolicy?: Policy };
