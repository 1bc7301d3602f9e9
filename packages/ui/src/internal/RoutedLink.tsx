import { createElement } from 'react';
import type { MouseEvent } from 'react';
import { useLinkComponent } from '../components/Link/LinkProvider.tsx';
import type { LinkComponentProps } from '../components/Link/LinkProvider.tsx';
import { focusClicked } from './focusClicked.ts';

export function RoutedLink({ onClick, ...rest }: LinkComponentProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    focusClicked(event.currentTarget);
    onClick?.(event);
  }
  return createElement(useLinkComponent(), { ...rest, onClick: handleClick });
}
