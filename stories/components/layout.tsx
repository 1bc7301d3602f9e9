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

/** As wide as there is room, and the container by whose width headers and figures lay themselves out. */
export const PageWidth = styled.div`
  inline-size: 100%;
  container: page / inline-size;
`;

/** A picture and its words on one line. */
export const Line = styled.div`
  display: flex;
  gap: var(--platform-space-3);
  align-items: center;
`;
