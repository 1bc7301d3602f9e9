import { styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';

export const Area = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-4);
  padding: var(--platform-space-4) var(--platform-space-5);
  border: 1px dashed var(--platform-border-control);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sunken);

  &[data-over] {
    border-color: var(--platform-accent-solid);
    background: var(--platform-accent-soft);
  }
  > [data-words] {
    flex: 1;
    min-inline-size: 0;
    color: var(--platform-text-secondary);
  }
  > [data-words] > b {
    display: block;
    color: var(--platform-text-primary);
    font-weight: 600;
  }
  > input {
    display: none;
  }
  ${container.narrow} {
    flex-wrap: wrap;
  }
  ${media.phone} {
    flex-wrap: wrap;

    > button {
      inline-size: 100%;
    }
  }
`;
