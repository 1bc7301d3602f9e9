import { styled } from 'styled-components';

export const Root = styled.section`
  max-inline-size: 760px;
  margin-inline: auto;

  > h2 {
    font: var(--platform-type-section);
    letter-spacing: var(--platform-track-section);
  }
  > p {
    margin-block: var(--platform-space-1) var(--platform-space-4);
    color: var(--platform-text-secondary);
    max-inline-size: 64ch;
  }
`;

export const Messages = styled.ul`
  > li {
    display: flex;
    gap: var(--platform-space-3-5);
    align-items: center;
    padding-block: var(--platform-space-3);
  }
  > li + li {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
  bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    font-variant-numeric: tabular-nums;
  }
`;
