import type { ReactNode } from 'react';
import { Row, Tools, Words } from './AccountRow.styles.ts';

export interface AccountRowProps {
  lead?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
}

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
