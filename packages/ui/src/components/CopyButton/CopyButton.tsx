import { useComponentTexts } from '@platform/i18n';
import { Check, CircleAlert, Copy } from 'lucide';
import { useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useCopy } from '../../internal/useCopy.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Result } from './CopyButton.styles.ts';

const LazyByHand = lazyComponent(() => import('./CopyByHand.tsx'), 'CopyByHand');

export interface CopyButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Text to copy, or a function that returns it on press. */
  text: string | (() => string);
  /** Only an icon, or an icon and the label. @default 'icon' */
  variant?: 'icon' | 'button';
  /** Text of a button; accessible name and tooltip of an icon. @default 'Copy' */
  label?: string | undefined;
  /** Tooltip of an icon, if it is shorter than its label. @default label */
  tooltip?: string | undefined;
  /** 32, 36 or 44 px high; 44 px on phones. @default 'small' */
  size?: 'small' | 'medium' | 'large';
  /** Shown and announced after copying. @default 'Copied' */
  copiedText?: string | undefined;
  /** Shown and announced if the browser refuses. @default 'Not copied: the browser refused' */
  refusedText?: string | undefined;
  /**
   * Position of the result: before or after the button, instead of its label, or announced only.
   * @default 'end'
   */
  resultSide?: 'start' | 'end' | 'label' | 'hidden';
}

const icons = { copied: Check, refused: CircleAlert } as const;

/**
 * Copies a text and announces the result. If the browser refuses, a small dialog has the text,
 * selected, to copy it by hand. Renders a `<button>` and a live region next to it.
 */
export function CopyButton({
  text,
  variant = 'icon',
  label,
  tooltip,
  size = 'small',
  copiedText,
  refusedText,
  resultSide = 'end',
  ref,
  ...rest
}: CopyButtonProps) {
  const t = useComponentTexts();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const composedRef = useComposedRefs(ref, buttonRef);
  const [refused, setRefused] = useState<{ text: string; button: HTMLButtonElement } | null>(null);
  const [result, copy] = useCopy((refusedCopy) => {
    if (buttonRef.current) setRefused({ text: refusedCopy, button: buttonRef.current });
  });
  const name = label ?? t('common.copy.action');
  const messages = {
    copied: copiedText ?? t('common.copy.copied'),
    refused: refusedText ?? t('common.copy.refused'),
  };
  const props = {
    ...mergeHandlers(rest, { onClick: () => copy(typeof text === 'string' ? text : text()) }),
    ref: composedRef,
    size,
  };
  const icon = <Icon icon={result ? icons[result] : Copy} />;
  const Live = resultSide === 'hidden' ? VisuallyHidden : Result;
  const message = result && messages[result];
  const live = (
    <Live aria-live="polite" data-result={result ?? undefined}>
      {message}
    </Live>
  );

  return (
    <>
      {resultSide === 'start' ? live : null}
      {variant === 'icon' ? (
        <IconButton {...props} label={name} tooltip={tooltip ?? name} icon={icon} />
      ) : (
        <Button {...props} startIcon={icon}>
          {resultSide === 'label' ? <span aria-live="polite">{message ?? name}</span> : name}
        </Button>
      )}
      {resultSide === 'end' || resultSide === 'hidden' ? live : null}
      {refused ? <LazyByHand {...refused} onClose={() => setRefused(null)} /> : null}
    </>
  );
}
