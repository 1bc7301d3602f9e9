import { styled } from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { row } from '../../../internal/looks.styles.ts';
import { CardFooter, CardGrid, CardTextBlock } from '../../../patterns/CardGrid/CardGrid.styles.ts';
import { RuledItem, RuledList } from '../../../patterns/RuledList/RuledList.styles.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export const Category = styled(Stack)`
  margin-block-start: var(--platform-space-3);

  & + & {
    margin-block-start: var(--platform-space-8);
  }
`;

export const Grid = styled(CardGrid)`
  --platform-card-height: 140px;
`;

export const TextBlock = styled(CardTextBlock)`
  flex-basis: 5rem;
`;

/** Above the card's button. */
export const FavouriteButton = styled(IconButton)`
  position: relative;
  z-index: 1;

  &[data-favourite] > [data-icon] {
    color: var(--platform-accent-mark);
    fill: currentColor;
  }
`;

/** The link is above the card's button. */
export const Footer = styled(CardFooter)`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-3);

  > :any-link {
    position: relative;
    z-index: 1;
    margin-inline-start: auto;
  }
`;

export const Inputs = styled(RuledList)`
  margin-block-end: var(--platform-space-4);
`;

export const Input = styled(RuledItem)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--platform-space-3);
  justify-content: space-between;
  padding-block: var(--platform-space-1-5);
`;

export const PartTitle = styled(Text)`
  margin-block-end: var(--platform-space-1-5);
`;

export const Prompt = styled.pre`
  margin: 0 0 var(--platform-space-4);
  padding: var(--platform-space-3) var(--platform-space-3-5);
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-sunken);
  font: inherit;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Remark = styled(Text)`
  & + & {
    margin-block-start: var(--platform-space-2);
  }
`;
