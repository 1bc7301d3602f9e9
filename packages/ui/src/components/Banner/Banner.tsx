import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useShownMessage } from '../../internal/shownMessages.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Body, Root, Title } from './Banner.styles.ts';

/** What kind of condition it is. */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Chooses colour, icon and how it is announced. */
  tone: BannerTone;
  /** What holds, where one sentence is not enough. */
  title?: ReactNode;
  /** One sentence: what holds and what to do. */
  children: ReactNode;
  /** At most one button. */
  actions?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/**
 * A condition that lasts; an event is a toast. Danger is an alert, the rest is announced politely.
 */
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
