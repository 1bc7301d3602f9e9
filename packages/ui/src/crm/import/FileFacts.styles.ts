import { styled } from 'styled-components';
import { row } from '../../internal/looks.styles.ts';

export const Chip = styled.div`
  ${row}
  gap: var(--platform-space-2-5) var(--platform-space-3);
  padding: var(--platform-space-2-5) var(--platform-space-3);
  border-radius: var(--platform-radius-control-lg);
  background: var(--platform-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);

  > div:nth-of-type(1) {
    flex: 1 1 180px;
    min-inline-size: 0;
  }
  b {
    display: block;
    overflow-wrap: anywhere;
    font-weight: 500;
  }
  small {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.3847;
  }
`;

export const SeparatorField = styled.div`
  inline-size: 150px;
`;
