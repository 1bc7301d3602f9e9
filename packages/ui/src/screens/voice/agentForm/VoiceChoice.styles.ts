import { styled } from 'styled-components';

/** A long list of voices scrolls in itself; its rings need room. */
export const Voices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.75rem), 1fr));
  gap: var(--platform-space-2-5);
  max-block-size: 420px;
  margin: calc(-1 * var(--platform-space-1));
  padding: var(--platform-space-1);
  overflow: auto;
`;
