import { styled } from 'styled-components';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { container } from '../../tokens/media.ts';

export const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-3-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);

  ${container.narrow} {
    flex-direction: column;
  }
  > span::before {
    content: '';
    display: inline-block;
    inline-size: 14px;
    margin-inline-end: var(--platform-space-2);
    border-block-start: 3px solid var(--platform-chart-1);
    vertical-align: 3px;
  }
  > [data-before]::before {
    border-block-start: 2px dotted var(--platform-chart-axis);
  }
`;

export const DayList = styled(Disclosure)`
  margin-block-start: var(--platform-space-3);
`;

export const Days = styled(Grid)`
  max-block-size: 220px;
  overflow-y: auto;
  font-variant-numeric: tabular-nums;

  > * {
    display: flex;
    justify-content: space-between;
  }
  > * > * {
    padding-block: var(--platform-space-0-5);
  }
`;
