import { styled } from 'styled-components';
import { row } from '../../internal/looks.styles.ts';

/** The agents, each with its switch and, where it uses the base, how. */
export const Agents = styled.ul`
  > li {
    padding-block: var(--platform-space-3);
  }
  > li + li {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
  > li > label {
    overflow-wrap: anywhere;
  }
  > li > div {
    ${row}
    gap: var(--platform-space-3) var(--platform-space-5);
    margin-block-start: var(--platform-space-2-5);
    padding-inline-start: calc(var(--platform-space-8) + var(--platform-space-2-5));
  }
  > li > div > :first-child {
    inline-size: 9rem;
  }
`;

export const Note = styled.p`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
`;
