import { styled } from 'styled-components';
import { row } from '../../internal/looks.styles.ts';
import {
  CardFooter,
  CardGrid,
  CardText,
  GridCard,
} from '../../patterns/CardGrid/CardGrid.styles.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { container } from '../../tokens/media.ts';
import { UpdatedTime } from './UpdatedTime.tsx';

export const Grid = styled(CardGrid)`
  --platform-grid-min: 18.75rem;
  --platform-card-height: 180px;
`;

export const Card = styled(GridCard)`
  &[data-opens] {
    cursor: pointer;
  }
  &[data-quiet] {
    background: transparent;
  }
`;

export const Name = styled(Text)`
  [data-quiet] & {
    color: var(--platform-text-secondary);
  }
`;

export const Description = styled(CardText)`
  min-block-size: 2.5rem;
  margin-block: var(--platform-space-3-5) var(--platform-space-2-5);

  [data-quiet] > & {
    color: var(--platform-text-tertiary);
  }
  ${container.list} {
    min-block-size: 0;
  }
`;

const Line = styled(Stack)`
  font-size: var(--platform-font-size-md);
  line-height: 1.5385;
`;

export const Account = styled(Line)`
  > [data-icon] {
    color: var(--platform-text-tertiary);
  }
`;

export const Failure = styled(Line)`
  margin-block-start: var(--platform-space-2-5);
  color: var(--platform-danger-text);
  overflow-wrap: anywhere;

  > [data-icon] {
    margin-block-start: var(--platform-space-0-5);
  }
`;

export const Footer = styled(CardFooter)`
  ${row}
  gap: var(--platform-space-2);
  box-sizing: border-box;
  min-block-size: var(--platform-size-target-touch);
  padding-block-start: var(--platform-space-3);
`;

export const Updated = styled(UpdatedTime)`
  flex: 1;
  color: var(--platform-text-tertiary);
  font: var(--platform-type-caption);
  font-weight: 400;
  white-space: nowrap;

  ${container.list} {
    flex: 1 0 100%;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  max-inline-size: 100%;
  margin-inline-start: auto;

  ${container.list} {
    flex: 1 0 100%;

    > * {
      flex: 1;
    }
  }
`;

export const More = styled(Stack)`
  padding-block-start: var(--platform-space-6);
`;

export const Fallback = styled.div`
  padding-block: var(--platform-space-14);
  overflow-wrap: anywhere;
`;
