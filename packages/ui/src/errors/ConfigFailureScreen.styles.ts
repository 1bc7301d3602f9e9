import { styled } from 'styled-components';

export const SettingList = styled.ul`
  inline-size: 100%;
  max-inline-size: 480px;
  margin-block-start: var(--space-6);
  border-radius: var(--radius-lg);
  box-shadow: 0 0 0 1px var(--border-default);
  text-align: start;

  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding: calc(var(--space-2-5) - 1px) var(--space-4);
  }
  > li + li {
    border-block-start: 1px solid var(--border-hairline);
  }
  code {
    font: 0.8125rem/1.25rem var(--font-family-mono);
    overflow-wrap: anywhere;
  }
  span {
    color: var(--danger-text);
    font-size: 0.8125rem;
  }
`;
