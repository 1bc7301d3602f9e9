import { styled } from 'styled-components';

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-1-5);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  > li {
    display: flex;
    gap: var(--space-2);
    align-items: flex-start;
    overflow-wrap: anywhere;
  }
  > li > svg {
    margin-block-start: var(--space-0-5);
    color: var(--text-tertiary);
  }
  > [data-state='granted'] > svg {
    color: var(--success-text);
  }
  > [data-state='missing'] > svg {
    color: var(--warning-text);
  }
`;

export const Missing = styled.span`
  margin-inline-start: var(--space-1-5);
  color: var(--warning-text);
  font-weight: 500;
`;

export const Quiet = styled.p`
  margin: 0;
  color: var(--text-tertiary);
  font-size: 0.8125rem;
  line-height: 1.125rem;
`;

export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  color: var(--danger-text);
  font-size: 0.8125rem;
  line-height: 1.125rem;
`;
