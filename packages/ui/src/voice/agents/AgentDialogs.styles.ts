import { styled } from 'styled-components';

/** What is missing, one in a row: a sign, the text, and its link at the end or under the text. */
export const Items = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--platform-space-2-5);
    padding-block: var(--platform-space-2-5);
  }
  > li + li {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
  > li > svg {
    flex: none;
    color: var(--platform-warning-text);
  }
  > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--platform-space-1) var(--platform-space-2-5);
  }
  span {
    flex: 1 1 12.5rem;
    overflow-wrap: anywhere;
  }
`;

/** Numbers, and who is called instead. */
export const Numbers = styled.ul`
  display: grid;
  gap: var(--platform-space-1);

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--platform-space-2-5);
  }
  > li > bdi {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--platform-text-secondary);
    font-size: inherit;
  }
`;
