import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

/** The heading with search and filters at its end. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-block-end: var(--space-2-5);

  ${container.list} {
    flex-wrap: wrap;
  }
`;

export const Heading = styled.div`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: var(--space-2);

  > h2 {
    font: var(--type-section);
    letter-spacing: var(--track-section);
  }
  ${container.list} {
    flex: 1 0 100%;
    [data-without-filters] > & {
      flex: 1 0 auto;
    }
  }
  ${container.narrow} {
    [data-without-filters] > & {
      flex-basis: 100%;
    }
  }
`;

export const Count = styled.span`
  color: var(--text-tertiary);
  font: 500 0.8125rem/1 var(--font-family-sans);
  font-variant-numeric: tabular-nums;
`;

export const SearchBox = styled.div`
  inline-size: 260px;

  ${container.list} {
    flex: 1 1 200px;
    inline-size: auto;
    [data-without-filters] > & {
      flex: 0 1 260px;
    }
  }
  ${container.narrow} {
    [data-without-filters] > & {
      flex-grow: 1;
    }
  }
`;

/** Tabs in place of the heading, with the search over their line. */
export const TabBar = styled.div`
  display: flex;
  gap: var(--space-6);
  align-items: flex-end;
  margin-block-end: var(--space-6);
  box-shadow: inset 0 -1px 0 var(--border-hairline);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  > ${SearchBox} {
    flex: none;
    inline-size: 260px;
    margin-block-end: var(--space-2-5);
  }
  @container page (max-width: 760px) {
    flex-direction: column-reverse;
    gap: var(--space-4);
    align-items: stretch;

    > :first-child {
      flex: 1;
    }
    > ${SearchBox} {
      inline-size: 100%;
      margin-block-end: 0;
    }
  }
`;
