import { styled } from 'styled-components';
import { pressAnywhere, row } from '../../../internal/looks.styles.ts';
import {
  CardFooter,
  CardGrid,
  CardGridCell,
  GridCard,
} from '../../../patterns/CardGrid/CardGrid.styles.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

export const Author = styled(Stack)`
  color: var(--platform-text-secondary);
`;

export const Cards = styled(CardGrid)`
  --platform-card-height: 190px;
  margin-block-start: var(--platform-space-2);
`;

export const Cell = styled(CardGridCell)`
  content-visibility: auto;
  contain-intrinsic-size: auto 190px;
`;

/** The edge is an inset shadow, because `content-visibility` clips paint outside of the box. */
export const Card = styled(GridCard)`
  gap: var(--platform-space-3);
  box-shadow: inset 0 0 0 var(--platform-size-hairline) var(--platform-border-hairline);

  @media (hover: hover) {
    &[data-opens]:hover {
      box-shadow: inset 0 0 0 var(--platform-size-hairline) var(--platform-border-default);
    }
  }
`;

export const Header = styled(Stack)`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);

  /* The menu is over the link of the card. */
  > :last-child {
    position: relative;
    z-index: 1;
  }
`;

export const Title = styled.h3`
  font: 600 var(--platform-font-size-base) / 1.5715 var(--platform-font-family-sans);
  overflow-wrap: anywhere;

  > :any-link {
    color: var(--platform-text-primary);
    text-decoration: none;
    ${pressAnywhere}
  }
`;

export const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Footer = styled(CardFooter)`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-3);
  color: var(--platform-text-tertiary);
`;
