import { styled } from 'styled-components';
import { plainButton } from '../../internal/looks.styles.ts';

export const List = styled.ul`
  display: grid;
  gap: var(--platform-space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    ${plainButton}
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
