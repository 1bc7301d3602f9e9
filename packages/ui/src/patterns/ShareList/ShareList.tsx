import { useFormats } from '@platform/i18n';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Beats } from '../../components/Meter/Meter.styles.ts';
import { Lines } from './ShareList.styles.ts';

/** A part of a whole. */
export interface Share {
  /** Unique in the list. */
  id: string;
  /** Name of the part; may be user content, so it keeps its own text direction. */
  name: string;
  /** Number of the whole that belong to it. */
  count: number;
  /** URL of the filtered list; omit it if there is none. */
  href?: string | undefined;
  /** Colour of its bar. @default the accent */
  ink?: 'green' | 'purple' | 'warning' | 'neutral' | 'danger' | undefined;
}

export interface ShareListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Parts in display order. */
  shares: readonly Share[];
  /** Total. @default the sum of the parts */
  whole?: number | undefined;
}

const BEATS = 24;

/** Parts of a whole: name, bar, count and percentage. Renders a `<ul>`. */
export function ShareList({ shares, whole, ...rest }: ShareListProps) {
  const formats = useFormats();
  const all = whole ?? shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <Lines {...rest}>
      {shares.map(({ id, name, count, href, ink }) => {
        const cells = (
          <>
            <bdi>{name}</bdi>
            <Beats
              aria-hidden="true"
              data-size="small"
              data-ink={ink}
              style={{
                '--platform-meter-count': BEATS,
                '--platform-meter-fill': `${(count / Math.max(1, all)) * 100}%`,
              }}
            />
            <b>{formats.number(count)}</b>
            <span>{formats.share(count, all)}</span>
          </>
        );
        return <li key={id}>{href ? <Link href={href}>{cells}</Link> : <div>{cells}</div>}</li>;
      })}
    </Lines>
  );
}
