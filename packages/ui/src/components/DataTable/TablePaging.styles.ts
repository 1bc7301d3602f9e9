import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--platform-space-2-5) var(--platform-space-3);
  padding-block-start: var(--platform-space-3-5);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;

  > nav {
    color: var(--platform-text-primary);
  }
  ${container.narrow} {
    > nav {
      flex: 1 0 100%;
      justify-content: space-between;
    }
  }
`;
