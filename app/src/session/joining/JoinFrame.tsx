import { HaveAccount } from '@platform/ui';
import { isFocusLost } from '@platform/ui/internal';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { usePages } from '../../routing/PagesContext.ts';
import { AuthFrame } from '../AuthFrame.tsx';

interface JoinFrameProps {
  /** What is shown: another one takes the focus to its heading, unless that is somewhere already. */
  step: string;
  /** Whether the way to sign in stands in the corner: not where the page itself leads there. @default true */
  offersSignIn?: boolean | undefined;
  children: ReactNode;
}

/** The frame of the pages by which somebody joins, with the way to sign in. */
export function JoinFrame({ step, offersSignIn = true, children }: JoinFrameProps) {
  const { href } = usePages();

  return (
    <AuthFrame corner={offersSignIn ? <HaveAccount href={href('signIn')} /> : null}>
      {children}
      <TitleFocus key={step} />
    </AuthFrame>
  );
}

/** Moves the focus to the heading where it was lost. */
function TitleFocus() {
  useEffect(() => {
    if (isFocusLost()) document.querySelector('h1')?.focus();
  }, []);
  return null;
}
