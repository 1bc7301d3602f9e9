import { displayTexts, useComponentTexts } from '@platform/i18n';
import { TextWrap } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Code, Language, Root, Tools } from './CodeBlock.styles.ts';

export interface CodeBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The code, as it is copied. */
  code: string;
  /** Accessible name of the code, which scrolls and takes the focus. @default 'Code' */
  label?: string | undefined;
  /** Name of the language, shown above the code: "HTML". */
  language?: string | undefined;
  /** The code with markup, such as highlighted words; its text must equal `code`. @default code */
  children?: ReactNode;
  /** Numbers the lines; the numbers are not copied. Not with `children`. @default false */
  hasLineNumbers?: boolean;
  /** Breaks long lines instead of scrolling, if controlled. */
  isWrapped?: boolean | undefined;
  /** Breaks long lines at first. @default false */
  defaultWrapped?: boolean;
  /** Called when the user wraps or unwraps the lines. */
  onWrappedChange?: ((isWrapped: boolean) => void) | undefined;
  /** Shows the language and the buttons that wrap and copy. @default true */
  hasTools?: boolean;
  /** Accessible name of the copy button. @default 'Copy code' */
  copyLabel?: string | undefined;
}

/** Code from left to right, untranslated and without a highlighter. Renders a `<div>`. */
export function CodeBlock({
  code,
  label,
  language,
  children,
  hasLineNumbers = false,
  isWrapped: controlled,
  defaultWrapped = false,
  onWrappedChange,
  hasTools = true,
  copyLabel,
  ...rest
}: CodeBlockProps) {
  const t = useComponentTexts(displayTexts);
  const [isWrapped, setWrapped] = useControllableState({
    value: controlled,
    defaultValue: defaultWrapped,
    onValueChange: onWrappedChange,
  });
  return (
    <Root {...rest}>
      {hasTools ? (
        <Tools>
          <Language>{language}</Language>
          <IconButton
            size="small"
            label={t('display.code.wrap')}
            icon={<Icon icon={TextWrap} />}
            aria-pressed={isWrapped}
            isOpen={isWrapped}
            onClick={() => setWrapped(!isWrapped)}
          />
          <CopyButton text={code} label={copyLabel ?? t('display.code.copy')} resultSide="start" />
        </Tools>
      ) : null}
      <Code
        aria-label={label ?? t('display.code.label')}
        tabIndex={0}
        dir="ltr"
        translate="no"
        data-wrapped={isWrapped || undefined}
        data-numbered={hasLineNumbers || undefined}
      >
        <code>{children ?? (hasLineNumbers ? numbered(code) : code)}</code>
      </Code>
    </Root>
  );
}

/** Lines with their line breaks, so that a selection copies the code as it is. */
const numbered = (code: string): ReactNode =>
  code.split(/(?<=\n)/).map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
    <span key={index} data-line>
      {line}
    </span>
  ));
