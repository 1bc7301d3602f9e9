import { styled } from 'styled-components';
import { cardRing, pressAnywhere } from '../../internal/looks.styles.ts';
import { RoutedLink } from '../../internal/RoutedLink.tsx';
import { CardGrid, GridCard } from '../../patterns/CardGrid/CardGrid.styles.ts';

export const Grid = styled(CardGrid).attrs({ forwardedAs: 'div' })`
  --platform-grid-min: 16.25rem;
`;

export const Card = styled(GridCard)`
  padding: var(--platform-space-5-5);
  transition: box-shadow var(--platform-motion-duration-fast) var(--platform-motion-ease-out);

  &:hover {
    box-shadow:
      0 0 0 1px var(--platform-border-default),
      var(--platform-elevation-raised);
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  margin-block-end: var(--platform-space-4-5);
  color: var(--platform-text-tertiary);
`;

export const CardLink = styled(RoutedLink)`
  ${pressAnywhere}
  ${cardRing}
`;

export const Description = styled.p`
  margin: var(--platform-space-0-75) 0 var(--platform-space-5-5);
  color: var(--platform-text-secondary);
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--platform-space-2);
  align-items: baseline;
  min-block-size: 1.625rem;
  margin-block-start: auto;
  padding-block-start: var(--platform-space-4);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;
`;
