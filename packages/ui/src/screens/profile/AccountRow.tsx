import type { ReactNode } from 'react';
import { Row, Tools, Content } from './AccountRow.styles.ts';

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
      <Content>
        <p>{title}</p>
        {description ? <p>{description}</p> : null}
      </Content>
      {children ? <Tools>{children}</Tools> : null}
    </Row>
  );
}
