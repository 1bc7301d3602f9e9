import { styled } from 'styled-components';

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-3);
  min-inline-size: 0;

  > div {
    min-inline-size: 0;
  }
  bdi {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  bdi:first-child {
    font-weight: 500;
  }
  bdi + bdi {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.3847;
  }
`;

/** Several of them, each with room. */
export const People = styled.ul`
  display: grid;
  gap: var(--platform-space-3);
  list-style-type: none;
`;

/** Those whom it happens to, then those whom it does not. */
export const Groups = styled.div`
  display: grid;
  gap: var(--platform-space-4);

  > div > p {
    margin-block-end: var(--platform-space-2);
    color: var(--platform-text-secondary);
  }
`;
