import { styled } from 'styled-components';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { CardFooter, CardGrid } from '../../../patterns/CardGrid/CardGrid.styles.ts';

export const Grid = styled(CardGrid)`
  --platform-card-height: 150px;
  margin-block-start: var(--platform-space-2);
`;

export const ToolName = styled.h3`
  font: 600 var(--platform-font-size-base) / 1.4286 var(--platform-font-family-mono);
  overflow-wrap: anywhere;
`;

export const ToolSwitch = styled(Switch)`
  block-size: auto;
  min-block-size: 1.375rem;
  white-space: normal;
`;

export const UsageFooter = styled(CardFooter)`
  > :any-link {
    position: relative;
    max-inline-size: 100%;
    z-index: 1;
  }
  [data-tone] {
    block-size: auto;
    min-block-size: 1.375rem;
    white-space: normal;
  }
`;
