import { styled } from 'styled-components';

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;

  > div {
    min-inline-size: 0;
  }
  bdi {
    display: block;
    max-block-size: 5rem;
    overflow: auto;
    overflow-wrap: anywhere;
  }
  bdi:first-child {
    font-weight: 500;
  }
  bdi + bdi {
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }
`;
