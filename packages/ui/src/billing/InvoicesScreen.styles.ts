import { styled } from 'styled-components';
import { container } from '../tokens/media.ts';

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 12px;
  padding-block-start: 14px;
  border-block-start: 1px solid var(--border-hairline);
  color: var(--text-tertiary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  > nav {
    color: var(--text-primary);
  }
  > [role='alert'] {
    flex: 1;
    color: var(--danger-text);
  }
  ${container.narrow} {
    > nav {
      flex: 1 0 100%;
      justify-content: space-between;
    }
  }
`;
