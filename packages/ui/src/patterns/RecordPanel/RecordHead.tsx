import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Header } from './RecordPanel.styles.ts';

export interface RecordHeadProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** Name of the record, as a heading. */
  title: ReactNode;
  /** One line below the name, such as a company. */
  description?: string | undefined;
  /** An avatar or a tile, 48 px wide. */
  media?: ReactNode;
  /** At most one button. */
  actions?: ReactNode;
}

/** Name and picture of a record. Renders a `<header>`. */
export function RecordHead({ title, description, media, actions, ...rest }: RecordHeadProps) {
  return (
    <Header {...rest}>
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
    </Header>
  );
}
