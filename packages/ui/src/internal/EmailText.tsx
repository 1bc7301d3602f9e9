import { CopyableLink } from './CopyableLink.tsx';
import type { CopyableTextProps } from './CopyableText.tsx';
import { emailHref } from './emailHref.ts';

/** An email as a link that writes to it, where it is one. */
export function EmailText(props: CopyableTextProps) {
  return <CopyableLink {...props} href={emailHref(props.text)} />;
}
