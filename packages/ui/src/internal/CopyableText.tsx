import { useTranslation } from '@platform/i18n';
import { Check, CircleAlert, Copy } from 'lucide';
import type { ReactNode } from 'react';
import { RowAction } from '../components/DataTable/RowAction.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Link } from '../components/Link/Link.tsx';
import { emailHref, phoneHref } from './contactHref.ts';
import { Root } from './CopyableText.styles.ts';
import { RoutedLink } from './RoutedLink.tsx';
import { useCopy } from './useCopy.ts';

export interface CopyableTextProps {
  /** What is copied, and shown unless there are children. */
  text: string;
  /** Makes the button an action of its row, which shows while the row is looked at. */
  isInRow?: boolean | undefined;
  /** The text as it is shown. */
  children?: ReactNode;
}

const icons = { copied: Check, refused: CircleAlert } as const;

function CopyButton({ text }: Pick<CopyableTextProps, 'text'>) {
  const t = useTranslation();
  const [result, copy] = useCopy(text);
  return (
    <>
      <IconButton
        label={t('common.copy.label', { text })}
        tooltip={t('common.copy.action')}
        icon={<Icon icon={result ? icons[result] : Copy} />}
        size="small"
        onClick={copy}
      />
      <span aria-live="polite" data-result={result ?? undefined}>
        {result ? t(`common.copy.${result}`) : null}
      </span>
    </>
  );
}

/** An id or an address, and a button that copies it and says so, or that the browser refused. */
export function CopyableText({ text, isInRow, children }: CopyableTextProps) {
  const Tools = isInRow ? RowAction : 'span';
  return (
    <Root data-in-row={isInRow || undefined}>
      {children ?? <bdi>{text}</bdi>}
      <Tools data-tools>
        <CopyButton text={text} />
      </Tools>
    </Root>
  );
}

/** In a row it has no look of its own: many rows have one. */
function renderLink(
  { text, isInRow, children }: CopyableTextProps,
  href: string | undefined,
): ReactNode {
  const Anchor = isInRow ? RoutedLink : Link;
  return href ? <Anchor href={href}>{children ?? <bdi>{text}</bdi>}</Anchor> : children;
}

/** An email as a link that writes to it, where it is one. */
export function EmailText(props: CopyableTextProps) {
  return <CopyableText {...props}>{renderLink(props, emailHref(props.text))}</CopyableText>;
}

/** A phone number as a link that calls it, where it is one. */
export function PhoneText(props: CopyableTextProps) {
  return <CopyableText {...props}>{renderLink(props, phoneHref(props.text))}</CopyableText>;
}
