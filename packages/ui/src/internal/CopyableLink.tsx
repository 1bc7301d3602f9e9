import { Link } from '../components/Link/Link.tsx';
import { CopyableText } from './CopyableText.tsx';
import type { CopyableTextProps } from './CopyableText.tsx';
import { RoutedLink } from './RoutedLink.tsx';

export interface CopyableLinkProps extends CopyableTextProps {
  /** Where the text leads; a text that leads nowhere is no link. */
  href: string | undefined;
}

/** A text that leads somewhere, and a button that copies it. */
export function CopyableLink({ href, ...props }: CopyableLinkProps) {
  const { text, isInRow, children } = props;
  // In a row it has no look of its own: many rows have one.
  const Anchor = isInRow ? RoutedLink : Link;
  return (
    <CopyableText {...props}>
      {href ? <Anchor href={href}>{children ?? <bdi>{text}</bdi>}</Anchor> : children}
    </CopyableText>
  );
}
