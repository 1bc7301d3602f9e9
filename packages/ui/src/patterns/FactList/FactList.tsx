import { trimText } from '@platform/i18n/text';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Fragment } from 'react';
import { List } from './FactList.styles.ts';

/** A line of a `FactList`. */
export interface Fact {
  /** Label; unique in the list. */
  label: string;
  /** `null`, `undefined` or '' omits the line. Text keeps its line breaks and direction. */
  value: ReactNode;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Lines from top to bottom. */
  facts: readonly Fact[];
  /** Distance of the lines. @default 'medium' */
  size?: 'small' | 'medium';
}

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || (typeof value === 'string' && trimText(value) === '');

/** Label and value per line, omitting empty values. Renders a `<dl>`. */
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
