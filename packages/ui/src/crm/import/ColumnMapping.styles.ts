import { styled } from 'styled-components';
import { row } from '../../internal/looks.styles.ts';

export const Part = styled.section`
  flex: 1 1 300px;
  min-inline-size: 0;
`;

export const Head = styled.div`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-3);
  justify-content: space-between;
  min-block-size: 32px;
  margin-block-end: var(--platform-space-1);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);

  > h3 {
    color: var(--platform-text-primary);
    font: var(--platform-type-title);
  }
`;

export const Pairs = styled.ul`
  margin: 0 0 var(--platform-space-2-5);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 30px minmax(0, 1.15fr);
    align-items: center;
    min-block-size: 48px;
    padding-block: var(--platform-space-1-5);
    border-block-end: 1px solid var(--platform-border-hairline);
  }
  > li:last-child {
    border: 0;
  }
  svg {
    color: var(--platform-text-tertiary);
  }
`;

/** What a column becomes, and why that is not kept. */
export const Target = styled.div`
  min-inline-size: 0;

  > small {
    display: block;
    margin-block-start: var(--platform-space-1);
    color: var(--platform-text-tertiary);
    font: var(--platform-type-caption);
  }
`;

/** The choice of the row with the column names, below the columns. */
export const HeaderField = styled.div`
  margin-block-start: var(--platform-space-3);
`;

export const Source = styled.div`
  min-inline-size: 0;

  > span {
    display: block;
    overflow: hidden;
    font: var(--platform-font-size-md)/1.3847 var(--platform-font-family-mono);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    display: block;
    overflow: hidden;
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-sm);
    line-height: 1.3334;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
