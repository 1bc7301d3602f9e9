import { styled } from 'styled-components';

export const List = styled.dl`
  display: grid;
  align-items: baseline;
  grid-template-columns: minmax(104px, min-content) minmax(0, 1fr);
  gap: var(--platform-space-0-5) var(--platform-space-3);
  margin: 0;

  > dt {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.75rem;
  }
  > dd {
    margin: 0;
    padding-block: var(--platform-space-1);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  &[data-size='small'] {
    grid-template-columns: minmax(96px, 120px) minmax(0, 1fr);
    gap: var(--platform-space-2) var(--platform-space-3);
    align-items: center;
  }
  &[data-size='small'] > dt {
    line-height: inherit;
  }
  &[data-size='small'] > dd {
    padding-block: 0;
    font-variant-numeric: tabular-nums;
  }
`;
