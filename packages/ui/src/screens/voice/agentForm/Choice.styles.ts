import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: var(--platform-space-2-5);

  /* A long list of voices scrolls in itself; its rings need room. */
  &[data-wide] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.75rem), 1fr));
    max-block-size: 420px;
    margin: calc(-1 * var(--platform-space-1));
    padding: var(--platform-space-1);
    overflow: auto;
  }
`;
