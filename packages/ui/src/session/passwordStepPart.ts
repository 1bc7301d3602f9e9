import { lazyPart } from '../internal/lazyPart.ts';

/** The password step: not every sign-in needs it, and none before the email was sent. */
export const passwordStep = lazyPart(async () => (await import('./PasswordStep.tsx')).PasswordStep);
