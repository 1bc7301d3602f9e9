import { CopyableLink } from './CopyableLink.tsx';
import type { CopyableTextProps } from './CopyableText.tsx';
import { phoneHref } from './phoneHref.ts';

/** A phone number as a link that calls it, where it is one. */
export function PhoneText(props: CopyableTextProps) {
  return <CopyableLink {...props} href={phoneHref(props.text)} />;
}
