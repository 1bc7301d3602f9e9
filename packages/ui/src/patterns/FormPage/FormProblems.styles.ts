import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: var(--platform-space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`;
