import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 18px;
  align-items: flex-end;
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 18px;
  max-inline-size: 392px;
`;

/** The narrowest width of text. */
export const Narrow = styled.div`
  inline-size: 260px;
`;

/** The container whose width decides the layout of headers and figures. */
export const PageWidth = styled.div`
  inline-size: 100%;
  container: page / inline-size;
`;

export const Line = styled.div`
  display: flex;
  gap: var(--platform-space-3);
  align-items: center;
`;
