import { styled } from 'styled-components';

/** Lays examples out in a row that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 18px;
  align-items: flex-end;
`;

/** Lays fields out below each other, as wide as in a dialog. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 18px;
  max-inline-size: 392px;
`;

/** As narrow as text ever gets. */
export const Narrow = styled.div`
  inline-size: 260px;
`;
