import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--platform-space-2-5);
  min-block-size: 2.25rem;
  margin-block-end: var(--platform-space-3);
  padding: 0 var(--platform-space-2-5);
  border: 1px solid var(--platform-border-default);
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-sheet);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--platform-border-control);
    color: var(--platform-text-secondary);
  }
  > [data-icon] {
    flex: none;
    inline-size: 17px;
    block-size: 17px;
  }
  &[data-collapsed] {
    align-self: center;
    justify-content: center;
    inline-size: 36px;
    padding: 0;
  }
  ${media.phone} {
    min-block-size: 2.75rem;
  }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
