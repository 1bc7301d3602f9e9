import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { row } from '../internal/looks.styles.ts';

export const Ledger = styled.section`
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-lg);
  padding: var(--platform-space-3) var(--platform-space-5);
  background: var(--platform-surface-raised);

  > header {
    ${row}
    gap: var(--platform-space-2);
    min-block-size: var(--platform-space-9);
  }
  > header > h2 {
    font: var(--platform-type-body);
    font-weight: 600;
  }
  > header > output {
    flex: 1;
    color: var(--platform-text-secondary);
    font: var(--platform-type-caption);
  }
  ${media.phone} {
    > header > output {
      flex-basis: 100%;
      order: 1;
      padding-block-end: var(--platform-space-2);
    }
    > header > h2 {
      flex: 1;
    }
  }
  > ul {
    max-block-size: 26rem;
    margin: 0 calc(-1 * var(--platform-space-1));
    padding: 0 var(--platform-space-1);
    overflow-y: auto;
  }
  > p {
    padding-block: var(--platform-space-2);
    color: var(--platform-text-secondary);
    font: var(--platform-type-caption);
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--platform-space-1) var(--platform-space-3);
  align-items: center;
  padding-block: var(--platform-space-2-5);
  border-block-start: 1px solid var(--platform-border-hairline);

  > [data-words] {
    min-inline-size: 0;
  }
  > [data-words] > bdi {
    display: block;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-words] > span {
    color: var(--platform-text-secondary);
    font: var(--platform-type-caption);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &[data-status='failed'] > [data-words] > span {
    color: var(--platform-danger-text);
  }
  > [data-actions] {
    display: flex;
    gap: var(--platform-space-2);
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  > [role='progressbar'] {
    grid-column: 2 / -1;
    block-size: 10px;
  }
  ${media.phone} {
    /* Buttons with words stand below what they are about. */
    &:is([data-status='failed'], [data-status='cancelled'], [data-status='duplicate'])
      > [data-actions] {
      grid-column: 2 / -1;
      flex-wrap: wrap;
    }
  }
`;
