import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Head } from './RecordPanel.styles.ts';

export interface RecordHeadProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The record's own name, as a heading. */
  title: ReactNode;
  /** One line below the name, such as a company. */
  description?: string | undefined;
  /** An avatar or a tile; it is 48 px wide. */
  media?: ReactNode;
  /** At most one button. */
  actions?: ReactNode;
}

/** Who or what a record is. Renders a `<header>`. */
export function RecordHead({ title, description, media, actions, ...rest }: RecordHeadProps) {
  return (
    <Head {...rest}>
      {media ? <div data-media>{media}</div> : null}
      <div data-words>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {description ? (
          <p>
            <bdi>{description}</bdi>
          </p>
        ) : null}
      </div>
      {actions}
    </Head>
  );
}
