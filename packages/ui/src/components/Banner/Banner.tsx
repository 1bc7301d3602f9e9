import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useShownMessage } from '../../internal/shownMessages.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Body, Root, Title } from './Banner.styles.ts';

/** Kind of condition. */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Sets the colour, the icon and how the banner is announced. */
  tone: BannerTone;
  /** Heading, if one sentence is not enough. */
  title?: ReactNode;
  /** One sentence: the condition and what to do about it. */
  children: ReactNode;
  /** At most one button. */
  actions?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Shows a lasting condition (a toast: an event). `danger` is an alert, the others are polite. */
export function Banner({ ref, tone, title, children, actions, ...rest }: BannerProps) {
  const shownRef = useComposedRefs(ref, useShownMessage(children));
  return (
    <Root ref={shownRef} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'} {...rest}>
      <Icon icon={icons[tone]} />
      <Body data-has-title={title ? true : undefined}>
        {title ? <Title>{title}</Title> : null}
        <div>{children}</div>
      </Body>
      {actions}
    </Root>
  );
}
