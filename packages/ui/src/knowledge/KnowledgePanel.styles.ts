import { styled } from 'styled-components';

export const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-5);
  padding: var(--platform-space-5-5);

  h2 {
    font: var(--platform-type-section);
    overflow-wrap: anywhere;
  }
  > header > p {
    margin: var(--platform-space-1) 0 0;
    color: var(--platform-text-secondary);
  }
  h3 {
    margin: 0 0 var(--platform-space-2);
    font: var(--platform-type-title);
  }
  section > p,
  section > output {
    display: block;
    margin: 0 0 var(--platform-space-2);
    color: var(--platform-text-secondary);
  }
  > button {
    align-self: flex-start;
  }
  > [data-variant='ghost'] {
    /* Its words begin where the others do: the room of a quiet button is not seen. */
    margin-inline-start: calc(-1 * var(--platform-space-2-5));
  }
`;

export const Question = styled.form`
  display: grid;
  gap: var(--platform-space-3);

  > button {
    justify-self: start;
  }
`;

/** Passages in document order; the found one is highlighted. */
export const Passages = styled.ol`
  display: grid;
  gap: var(--platform-space-2-5);

  > li {
    padding: var(--platform-space-3);
    border: 1px solid var(--platform-border-hairline);
    border-radius: var(--platform-radius-md);
    overflow-wrap: anywhere;
    white-space: pre-line;
    content-visibility: auto;
    contain-intrinsic-size: auto 7rem;
  }
  > li[data-found] {
    border-color: var(--platform-accent-solid);
    background: var(--platform-accent-soft);
    content-visibility: visible;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: var(--platform-space-2);
    justify-content: space-between;
    margin-block-end: var(--platform-space-1);
    color: var(--platform-text-secondary);
    font: var(--platform-type-caption);
    white-space: normal;
  }
  mark {
    border-radius: var(--platform-radius-2xs);
    background: var(--platform-accent-soft-strong);
    color: inherit;
    font-weight: 600;
  }
  a {
    display: inline-block;
    margin-block-start: var(--platform-space-1-5);
    font-weight: 500;
    white-space: normal;
  }
`;

export const Checks = styled.ul`
  display: grid;
  gap: 0;
  margin: 0 0 var(--platform-space-3);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0 var(--platform-space-2);
    align-items: center;
    padding-block: var(--platform-space-2);
    border-block-start: 1px solid var(--platform-border-hairline);
  }
  > li > button:first-child {
    justify-self: start;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--platform-text-primary);
    font: inherit;
    overflow-wrap: anywhere;
    text-align: start;
    cursor: pointer;
  }
  > li > button:first-child:hover {
    text-decoration: underline;
  }
  small {
    grid-column: 1 / -1;
    color: var(--platform-text-secondary);
    font: var(--platform-type-caption);
    overflow-wrap: anywhere;
  }
`;
