import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--platform-space-3);
  padding-block: var(--platform-space-3-5);
  border-block-end: 1px solid var(--platform-border-hairline);

  &:first-child {
    padding-block-start: 0;
  }
`;

export const Unit = styled.small`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-base);
  font-weight: 400;
  letter-spacing: 0;
`;

export const Queue = styled.p`
  padding-block: var(--platform-space-3-5) var(--platform-space-3);
  color: var(--platform-text-secondary);
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--platform-space-1) var(--platform-space-3);
  margin-block-start: var(--platform-space-2-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;

export const LegendItem = styled.span`
  &::before {
    content: '';
    display: inline-block;
    inline-size: 3.5px;
    block-size: 11px;
    margin-inline-end: var(--platform-space-2);
    border-radius: var(--platform-radius-2xs);
    background: var(--platform-track-fill);
    vertical-align: -1px;
  }
  &:last-child::before {
    background: var(--platform-track-rest);
  }
`;
