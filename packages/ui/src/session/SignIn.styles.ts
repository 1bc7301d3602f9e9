import { styled } from 'styled-components';

export const Title = styled.h1`
  font: 600 1.625rem/2rem var(--font-family-sans);
  letter-spacing: -0.021em;
  text-wrap: balance;
`;

export const Lead = styled.p`
  margin-block: 6px 28px;
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
  gap: 16px;
`;

export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-block: 4px;
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
  gap: 12px;
  margin-block-start: 20px;
  color: var(--text-secondary);
  font-size: 0.9375rem;
  line-height: 1.375rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
`;
