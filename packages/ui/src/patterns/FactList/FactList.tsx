import { trimText } from '@platform/i18n/text';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Fragment } from 'react';
import { List } from './FactList.styles.ts';

/** A line of a `FactList`. */
export interface Fact {
  /** What is known; unique in the list. */
  label: string;
  /** Left out with its label where it is `null`, `undefined` or ''. Text keeps its line breaks and its direction. */
  value: ReactNode;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The lines, from top to bottom. */
  facts: readonly Fact[];
  /** The distance of the lines. @default 'medium' */
  size?: 'small' | 'medium';
}

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || (typeof value === 'string' && trimText(value) === '');

/** What is known of one thing, a label and a value a line; what is not known has none. Renders a `<dl>`. */
export function FactList({ facts, size = 'medium', ...rest }: FactListProps) {
  const known = facts.filter(({ value }) => !isEmpty(value));
  return (
    <List data-size={size} {...rest}>
      {known.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
