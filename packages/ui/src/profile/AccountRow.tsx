import type { ReactNode } from 'react';
import { Row, Tools, Words } from './AccountRow.styles.ts';

export interface AccountRowProps {
  /** A picture or an icon before the words. */
  lead?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** What can be done, or how things stand. */
  children?: ReactNode;
}

/** One line of a section: what it is, how it stands, what can be done. */
export function AccountRow({ lead, title, description, children }: AccountRowProps) {
  return (
    <Row>
      {lead}
      <Words>
        <p>{title}</p>
        {description ? <p>{description}</p> : null}
      </Words>
      {children ? <Tools>{children}</Tools> : null}
    </Row>
  );
}
