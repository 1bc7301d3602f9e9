import { useFormats } from '@platform/i18n';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { Remote } from '../../remote.ts';
import { RemoteContent } from '../RemoteContent/RemoteContent.tsx';
import { Empty, SectionHead } from './RecordPanel.styles.ts';

export interface RecordSectionProps<Item> extends Omit<
  ComponentPropsWithRef<'section'>,
  'title' | 'children'
> {
  /** The heading, which names the section; the count follows it. */
  title: string;
  /** What belongs to the record; it loads and fails by itself. */
  items: Remote<readonly Item[]>;
  /** Said where there are none. */
  emptyText: string;
  /** A button at the end of the heading's line. */
  actions?: ReactNode;
  /** Above the items, whether they are there or not. */
  composer?: ReactNode;
  /** Draws the items, where there are some. */
  children: (items: readonly Item[]) => ReactNode;
}

/** Something that belongs to a record, with its count. Renders a `<section>`. */
export function RecordSection<Item>({
  title,
  items,
  emptyText,
  actions,
  composer,
  children,
  ...rest
}: RecordSectionProps<Item>) {
  const formats = useFormats();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={items.status === 'loading' || undefined}
      {...rest}
    >
      <SectionHead>
        <h3 id={titleId}>
          {title}
          {items.status === 'ready' ? <span>{formats.number(items.data.length)}</span> : null}
        </h3>
        {actions}
      </SectionHead>
      {composer}
      <RemoteContent source={items} loading={<Skeleton height="2.75rem" radius="8px" />}>
        {(list) => (list.length === 0 ? <Empty>{emptyText}</Empty> : children(list))}
      </RemoteContent>
    </section>
  );
}
