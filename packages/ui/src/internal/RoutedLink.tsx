import { createElement } from 'react';
import { useLinkComponent } from '../components/Link/LinkProvider.tsx';
import type { LinkComponentProps } from '../components/Link/LinkProvider.tsx';

/** A link of the product's router without a look of its own. */
export function RoutedLink(props: LinkComponentProps) {
  return createElement(useLinkComponent(), props);
}
