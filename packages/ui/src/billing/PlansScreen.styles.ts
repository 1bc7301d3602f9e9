import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  align-items: stretch;

  @container page (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Waiting = styled.output`
  display: block;
  padding-block: 64px;
  color: var(--text-secondary);
  text-align: center;
`;

export const Retired = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  margin-block-end: 16px;
  padding: 14px 16px;
  border-radius: var(--radius-lg);
  box-shadow: inset 0 0 0 1px var(--border-hairline);

  > p {
    flex: 1 1 240px;
    color: var(--text-secondary);
  }
`;
