import { lazyPart } from '../../internal/lazyPart.ts';

const drawing = lazyPart(async () => (await import('./SignInDrawing.tsx')).SignInDrawing);

/**
 * The art of the sign-in panel. It is large and decorative, so it arrives after the form, and where
 * it cannot be had the form does without.
 */
export function SignInArt() {
  return <drawing.Part />;
}
