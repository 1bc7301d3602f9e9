import { styled } from 'styled-components';

export const Part = styled.section`
  flex: 1 1 300px;
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-block-size: 32px;
  margin-block-end: var(--space-1);
  color: var(--text-tertiary);
  font-size: 0.8125rem;

  > h3 {
    color: var(--text-primary);
    font: var(--type-title);
  }
`;

export const Pairs = styled.ul`
  margin: 0 0 var(--space-2-5);
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 30px minmax(0, 1.15fr);
    align-items: center;
    min-block-size: 48px;
    padding-block: var(--space-1-5);
    border-block-end: 1px solid var(--border-hairline);
  }
  > li:last-child {
    border: 0;
  }
  svg {
    color: var(--text-tertiary);
  }
`;

export const Source = styled.div`
  min-inline-size: 0;

  > span {
    display: block;
    overflow: hidden;
    font: 0.8125rem/1.125rem var(--font-family-mono);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    display: block;
    overflow: hidden;
    color: var(--text-tertiary);
    font-size: 0.75rem;
    line-height: 1rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
