import { useFormats } from '@platform/i18n';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Beats } from '../../components/Meter/Meter.styles.ts';
import { Lines } from './ShareList.styles.ts';

export interface Share {
  id: string;
  /** Name of the part; may be user content, so it keeps its own text direction. */
  name: string;
  count: number;
  href?: string | undefined;
  /** Colour of its bar. @default the accent */
  color?: 'green' | 'purple' | 'warning' | 'neutral' | 'danger' | undefined;
}

export interface ShareListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  shares: readonly Share[];
  /** Total. @default the sum of the parts */
  total?: number | undefined;
}

const BEATS = 24;

export function ShareList({ shares, total, ...rest }: ShareListProps) {
  const formats = useFormats();
  const all = total ?? shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <Lines {...rest}>
      {shares.map(({ id, name, count, href, color }) => {
        const cells = (
          <>
            <bdi>{name}</bdi>
            <Beats
              aria-hidden="true"
              data-size="small"
              data-ink={color}
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
