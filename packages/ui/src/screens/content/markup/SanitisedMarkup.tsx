import { useLayoutEffect, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Prose } from '../../../patterns/Prose/Prose.styles.ts';
import { sanitise } from './sanitise.ts';

export interface SanitisedMarkupProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'ref'
> {
  /** HTML of any origin; scripts in it never run. */
  markup: string;
}

export function SanitisedMarkup({ markup, ...rest }: SanitisedMarkupProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = sanitise(markup);
    // Foreign markup is inserted without React.
    for (const link of content.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    rootRef.current?.replaceChildren(content);
  }, [markup]);
  return <Prose {...rest} ref={rootRef} />;
}
