import { SignInPrompt } from '@platform/ui/session';
import { isFocusLost } from '@platform/ui/internal';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { usePages } from '../../routing/PagesContext.ts';
import { AuthFrame } from '../AuthFrame.tsx';

interface JoinFrameProps {
  /** Id of the visible step; a new one focuses its heading unless something has focus. */
  step: string;
  /** True if the corner links to the sign-in page; off if the page itself does. @default true */
  offersSignIn?: boolean | undefined;
  children: ReactNode;
}

export function JoinFrame({ step, offersSignIn = true, children }: JoinFrameProps) {
  const { href } = usePages();

  return (
    <AuthFrame corner={offersSignIn ? <SignInPrompt href={href('signIn')} /> : null}>
      {children}
      <TitleFocus key={step} />
    </AuthFrame>
  );
}

function TitleFocus() {
  useEffect(() => {
    if (isFocusLost()) document.querySelector('h1')?.focus();
  }, []);
  return null;
}
