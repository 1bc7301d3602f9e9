import { HaveAccount } from '@platform/ui';
import { isFocusLost } from '@platform/ui/internal';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { usePages } from '../../routing/PagesContext.ts';
import { AuthFrame } from '../AuthFrame.tsx';

interface JoinFrameProps {
  /** What is shown: another one takes the focus to its heading, unless that is somewhere already. */
  step: string;
  children: ReactNode;
}

/** The frame of the pages by which somebody joins, with the way to sign in. */
export function JoinFrame({ step, children }: JoinFrameProps) {
  const { href } = usePages();

  return (
    <AuthFrame corner={<HaveAccount href={href('signIn')} />}>
      {children}
      <TitleFocus key={step} />
    </AuthFrame>
  );
}

/** Moves the focus that has nowhere to be to the heading. */
function TitleFocus() {
  useEffect(() => {
    if (isFocusLost()) document.querySelector('h1')?.focus();
  }, []);
  return null;
}
