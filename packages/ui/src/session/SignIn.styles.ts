import { styled } from 'styled-components';

export const Title = styled.h1`
  font: 600 1.625rem/2rem var(--font-family-sans);
  letter-spacing: -0.021em;
  text-wrap: balance;
`;

export const Lead = styled.p`
  margin-block: var(--space-1-5) var(--space-7);
  color: var(--text-secondary);
  font-size: 0.9375rem;
  line-height: 1.375rem;
  overflow-wrap: anywhere;

  > bdi {
    color: var(--text-primary);
    font-weight: 500;
  }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3-5);
  margin-block: var(--space-1);
  color: var(--text-tertiary);
  font-size: 0.8125rem;

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: var(--border-hairline);
  }
`;

export const Status = styled.output`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-block-start: var(--space-5);
  color: var(--text-secondary);
  font-size: 0.9375rem;
  line-height: 1.375rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`;
