import { styled } from 'styled-components';

export const SettingList = styled.ul`
  inline-size: 100%;
  max-inline-size: 480px;
  margin-block-start: 24px;
  border-radius: var(--radius-lg);
  box-shadow: 0 0 0 1px var(--border-default);
  text-align: start;

  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 9px 16px;
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
