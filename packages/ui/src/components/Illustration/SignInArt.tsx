import { Suspense, lazy } from 'react';

const SignInDrawing = lazy(async () => {
  const { SignInDrawing: Component } = await import('./SignInDrawing.tsx');
  return { default: Component };
});

/** The art of the sign-in panel. It is large and decorative, so it arrives after the form. */
export function SignInArt() {
  return (
    <Suspense>
      <SignInDrawing />
    </Suspense>
  );
}
