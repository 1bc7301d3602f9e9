import { useTranslation } from '@platform/i18n';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Fragment } from 'react';
import { List } from './FactList.styles.ts';

/** A line of a `FactList`. */
export interface Fact {
  /** What is known; unique in the list. */
  label: string;
  /** `null`, `undefined` and '' read 'N/A'. Text keeps its line breaks and its direction. */
  value: ReactNode;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The lines, from top to bottom. */
  facts: readonly Fact[];
  /** The distance of the lines. @default 'medium' */
  size?: 'small' | 'medium';
}

/** What is known of one thing, a label and a value a line. Renders a `<dl>`. */
export function FactList({ facts, size = 'medium', ...rest }: FactListProps) {
  const t = useTranslation();

  function renderValue(value: ReactNode): ReactNode {
    if (typeof value === 'string' && value.trim() !== '') return <bdi>{value}</bdi>;
    if (value === null || value === undefined || typeof value === 'string') {
      return <span data-missing>{t('common.notAvailable')}</span>;
    }
    return value;
  }

  return (
    <List data-size={size} {...rest}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{renderValue(value)}</dd>
        </Fragment>
      ))}
    </List>
  );
}
