import { useFormats } from '@platform/i18n';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Beats } from '../../components/Meter/Meter.styles.ts';
import { Lines } from './ShareList.styles.ts';

/** A part of a whole, and where it is listed. */
export interface Share {
  /** Unique in the list. */
  id: string;
  /** What it is called; from somebody else, it stays in its own direction. */
  name: string;
  /** How many of the whole it is. */
  count: number;
  /** Where these are listed; left out where no list can be narrowed to them. */
  href?: string | undefined;
  /** The colour of its bar. @default the accent */
  ink?: 'green' | 'purple' | 'warning' | 'neutral' | 'danger' | undefined;
}

export interface ShareListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The parts, in their order. */
  shares: readonly Share[];
  /** What they are parts of. @default the sum of the parts */
  whole?: number | undefined;
}

const BEATS = 24;

/** How a whole is shared out: name, bar, count and percent of each part. Renders a `<ul>`. */
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
