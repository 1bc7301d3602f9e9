import { styled } from 'styled-components';
import { row } from '../internal/looks.styles.ts';

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-1-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;

  > li {
    display: flex;
    gap: var(--platform-space-2);
    align-items: flex-start;
    overflow-wrap: anywhere;
  }
  > li > svg {
    margin-block-start: var(--platform-space-0-5);
    color: var(--platform-text-tertiary);
  }
  > [data-state='granted'] > svg {
    color: var(--platform-success-text);
  }
  > [data-state='missing'] > svg {
    color: var(--platform-warning-text);
  }
`;

export const Heading = styled.div`
  ${row}
  gap: var(--platform-space-1-5) var(--platform-space-2);
  margin-block-end: var(--platform-space-2-5);

  > h3 {
    font: var(--platform-type-label);
  }
`;

export const Missing = styled.span`
  margin-inline-start: var(--platform-space-1-5);
  color: var(--platform-warning-text);
  font-weight: 500;
`;

export const Quiet = styled.p`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
`;

export const Failure = styled.div`
  ${row}
  gap: var(--platform-space-2);
  color: var(--platform-danger-text);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
`;
