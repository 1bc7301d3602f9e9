import { styled } from 'styled-components';

/** Columns left, rows right; one under the other where it is narrow. */
export const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-5) var(--platform-space-7);
  align-items: start;
`;

export const PreviewPart = styled.section`
  flex: 2.4 1 440px;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

/** A line that is there only while something is compared. */
export const Comparing = styled.output`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);

  &:empty {
    display: none;
  }
`;
