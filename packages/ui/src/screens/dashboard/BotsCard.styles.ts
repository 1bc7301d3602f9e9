import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

export const Table = styled.table`
  inline-size: 100%;
  margin-block: auto;
  border-collapse: collapse;
`;

export const Header = styled.th`
  ${visuallyHidden}
`;

export const Cell = styled.td`
  padding: 0;

  [viewBox] {
    max-inline-size: 100%;
  }
`;
