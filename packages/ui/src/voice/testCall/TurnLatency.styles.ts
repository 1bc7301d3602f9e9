import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  align-items: center;
  margin-block: calc(-1 * var(--platform-space-1)) var(--platform-space-1);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-sm);
  font-variant-numeric: tabular-nums;
`;

export const Bars = styled.span`
  display: flex;
  gap: var(--platform-space-0-5);
  inline-size: 84px;
  block-size: 4px;

  i {
    flex: 0 1 0;
    border-radius: var(--platform-radius-full);
    background: var(--platform-chart-1);
  }
  [data-part='hearing'] {
    background: var(--platform-chart-3);
  }
  [data-part='speaking'] {
    background: var(--platform-chart-4);
  }
  @media (forced-colors: active) {
    i {
      background: CanvasText;
    }
  }
`;
