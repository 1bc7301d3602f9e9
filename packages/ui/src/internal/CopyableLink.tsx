import { Link } from '../components/Link/Link.tsx';
import { CopyableText } from './CopyableText.tsx';
import type { CopyableTextProps } from './CopyableText.tsx';
import { RoutedLink } from './RoutedLink.tsx';

export interface CopyableLinkProps extends CopyableTextProps {
  href: string | undefined;
}

export function CopyableLink({ href, ...props }: CopyableLinkProps) {
  const { text, isInRow, children } = props;
  // Unstyled, because many rows have one.
  const Anchor = isInRow ? RoutedLink : Link;
  return (
    <CopyableText {...props}>
      {href ? <Anchor href={href}>{children ?? <bdi>{text}</bdi>}</Anchor> : children}
    </CopyableText>
  );
}
