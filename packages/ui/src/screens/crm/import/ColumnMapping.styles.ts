import { styled } from 'styled-components';
import { row } from '../../../internal/looks.styles.ts';

export const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-5) var(--platform-space-7);
  align-items: start;
`;

export const Part = styled.section`
  flex: 1 1 300px;
  min-inline-size: 0;
`;

export const PreviewPart = styled(Part)`
  flex: 2.4 1 440px;
  max-inline-size: 100%;
`;

export const PartHeader = styled.div`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-3);
  justify-content: space-between;
  min-block-size: 32px;
  margin-block-end: var(--platform-space-1);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
`;

export const Comparing = styled.output`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);

  &:empty {
    display: none;
  }
`;

export const Pairs = styled.ul`
  margin: 0 0 var(--platform-space-2-5);
`;

export const Pair = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 30px minmax(0, 1.15fr);
  align-items: center;
  min-block-size: 48px;
  padding-block: var(--platform-space-1-5);

  &:not(:last-child) {
    border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);
  }
  > [data-icon] {
    color: var(--platform-text-tertiary);
  }
`;

export const HeaderField = styled.div`
  margin-block-start: var(--platform-space-3);
`;
