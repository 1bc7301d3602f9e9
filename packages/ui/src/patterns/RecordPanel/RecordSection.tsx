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
  /** Heading; names the section and is followed by the count. */
  title: string;
  /** Items of the section; they load independently. */
  items: Remote<readonly Item[]>;
  /** Shown if there are none. */
  emptyText: string;
  /** A button at the end of the heading's line. */
  actions?: ReactNode;
  /** Always shown above the items. */
  composer?: ReactNode;
  /** Renders the items, if there are any. */
  children: (items: readonly Item[]) => ReactNode;
}

/** Items of a record, with their count. Renders a `<section>`. */
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
