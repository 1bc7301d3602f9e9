import { useTranslation } from '@platform/i18n';
import { Mail, Phone } from 'lucide';
import { Icon } from '../components/Icon/Icon.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Tooltip } from '../components/Tooltip/Tooltip.tsx';
import { CopyableText } from './CopyableText.tsx';
import type { CopyableTextProps } from './CopyableText.tsx';
import { RoutedLink } from './RoutedLink.tsx';

export interface CopyableLinkProps extends CopyableTextProps {
  href: string | undefined;
  /** Effect of the link: calls a number, or writes to an address. */
  reach: 'call' | 'write';
}

const icons = { call: Phone, write: Mail } as const;

/**
 * A number or an address with a link and a copy button. In a row the text is not the link, because a
 * press on the row opens the record: an icon next to the copy button is.
 */
export function CopyableLink({ href, reach, ...props }: CopyableLinkProps) {
  const t = useTranslation();
  const { text, isInRow, children } = props;
  if (!href) return <CopyableText {...props} />;
  if (!isInRow) {
    return (
      <CopyableText {...props}>
        <Link href={href}>{children ?? <bdi>{text}</bdi>}</Link>
      </CopyableText>
    );
  }
  const label = t(`common.reach.${reach}`, { text });
  return (
    <CopyableText
      {...props}
      tools={
        <Tooltip content={label}>
          <RoutedLink href={href} aria-label={label} data-tool>
            <Icon icon={icons[reach]} />
          </RoutedLink>
        </Tooltip>
      }
    />
  );
}
