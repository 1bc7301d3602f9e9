import { CopyableLink } from './CopyableLink.tsx';
import type { CopyableTextProps } from './CopyableText.tsx';
import { phoneHref } from './phoneHref.ts';

export function PhoneText(props: CopyableTextProps) {
  return <CopyableLink {...props} reach="call" href={phoneHref(props.text)} />;
}
