import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  gap: 24px;
  align-items: flex-end;
  margin-block-end: 24px;
  box-shadow: inset 0 -1px 0 var(--border-hairline);

  @container page (max-width: 760px) {
    flex-direction: column-reverse;
    gap: 16px;
    align-items: stretch;
  }
`;

export const TabsBox = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const SearchBox = styled.div`
  inline-size: 260px;
  margin-block-end: 10px;

  @container page (max-width: 760px) {
    inline-size: 100%;
    margin-block-end: 0;
  }
`;
