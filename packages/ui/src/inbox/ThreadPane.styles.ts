import { styled } from 'styled-components';
import { ellipsis } from '../internal/ellipsis.styles.ts';
import { container, media } from '../tokens/media.ts';
import { row } from '../internal/looks.styles.ts';

export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;

export const Head = styled.header`
  ${row}
  gap: var(--platform-space-1-5) var(--platform-space-2);
  min-block-size: 60px;
  padding: var(--platform-space-2) var(--platform-space-3-5) var(--platform-space-2)
    var(--platform-space-5-5);
  border-block-end: 1px solid var(--platform-border-hairline);

  [data-who] {
    display: flex;
    flex: 1 1 140px;
    gap: var(--platform-space-3);
    align-items: center;
    min-inline-size: 0;
  }
  [data-who] > div {
    min-inline-size: 0;
  }
  h2 {
    margin: 0;
    font: inherit;
    font-weight: 500;
    ${ellipsis}
  }
  h2:focus {
    outline: none;
  }
  [data-who] p {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    ${ellipsis}
  }
  [data-actions] {
    ${row}
    gap: var(--platform-space-1);
    max-inline-size: 100%;
  }
  [data-actions] > button:last-child {
    margin-inline-start: var(--platform-space-1);
  }
  [data-owner] {
    max-inline-size: 160px;
    ${ellipsis}
  }
  ${container.pane} {
    padding-inline-start: var(--platform-space-3);
  }
  /* The picture says it, where there is no room for the name: the button is called by it. */
  ${media.phone} {
    padding-inline: var(--platform-space-2);

    [data-owner] {
      display: none;
    }
  }
`;

export const Snoozed = styled.p`
  padding: var(--platform-space-1-5) var(--platform-space-6);
  border-block-end: 1px solid var(--platform-border-hairline);
  background: var(--platform-surface-sunken);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;

export const Typing = styled.p`
  min-block-size: 1.25rem;
  padding: 0 var(--platform-space-6) var(--platform-space-1);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  ${ellipsis}

  ${media.phone} {
    padding-inline: var(--platform-space-4);
  }
`;

export const Place = styled.div`
  padding: var(--platform-space-6);
`;
