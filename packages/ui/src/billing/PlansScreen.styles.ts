import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);
  align-items: stretch;

  @container page (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Waiting = styled.output`
  display: block;
  padding-block: var(--space-16);
  color: var(--text-secondary);
  text-align: center;
`;

export const Retired = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2-5) var(--space-4);
  margin-block-end: var(--space-4);
  padding: var(--space-3-5) var(--space-4);
  border-radius: var(--radius-lg);
  box-shadow: inset 0 0 0 1px var(--border-hairline);

  > p {
    flex: 1 1 240px;
    color: var(--text-secondary);
  }
`;
