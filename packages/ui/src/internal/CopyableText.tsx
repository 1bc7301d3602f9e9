import { useTranslation } from '@platform/i18n';
import { Check, CircleAlert, Copy } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Link } from '../components/Link/Link.tsx';
import { emailHref, phoneHref } from './contactHref.ts';
import { Root } from './CopyableText.styles.ts';
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

/** An id or an address, and a button that copies it and says so, or that the browser refused. */
export function CopyableText({ text, isInRow, children }: CopyableTextProps) {
  const t = useTranslation();
  const [result, copy] = useCopy(text);
  return (
    <Root data-in-row={isInRow || undefined}>
      {children ?? <bdi>{text}</bdi>}
      <span data-tools data-row-action={isInRow || undefined}>
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
      </span>
    </Root>
  );
}

type ContactTextProps = Omit<CopyableTextProps, 'children'>;

const renderLink = (text: string, href: string | undefined) =>
  href ? (
    <Link href={href}>
      <bdi>{text}</bdi>
    </Link>
  ) : undefined;

/** An email as a link that writes to it, where it is one. */
export function EmailText(props: ContactTextProps) {
  return <CopyableText {...props}>{renderLink(props.text, emailHref(props.text))}</CopyableText>;
}

/** A phone number as a link that calls it, where it is one. */
export function PhoneText(props: ContactTextProps) {
  return <CopyableText {...props}>{renderLink(props.text, phoneHref(props.text))}</CopyableText>;
}
