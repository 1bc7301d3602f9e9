import { CopyableLink } from './CopyableLink.tsx';
import type { CopyableTextProps } from './CopyableText.tsx';
import { emailHref } from './emailHref.ts';

export function EmailText(props: CopyableTextProps) {
  return <CopyableLink {...props} reach="write" href={emailHref(props.text)} />;
}
