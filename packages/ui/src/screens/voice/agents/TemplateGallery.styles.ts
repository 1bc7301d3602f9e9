import { styled } from 'styled-components';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { forcedColorsBorder, pressAnywhere } from '../../../internal/looks.styles.ts';
import { RoutedLink } from '../../../internal/RoutedLink.tsx';
import { container } from '../../../tokens/media.ts';

export const Gallery = styled(Grid)`
  inline-size: min(100%, 760px);
  text-align: start;
`;

export const TemplateCard = styled.li`
  position: relative;
  display: grid;
  gap: var(--platform-space-1);
  align-content: start;
  block-size: 100%;
  padding: var(--platform-space-3-5);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: inset 0 0 0 var(--platform-size-hairline) var(--platform-border-default);
  color: var(--platform-text-primary);

  > [aria-hidden] {
    margin-block-end: var(--platform-space-2);
  }
  &:hover {
    box-shadow: inset 0 0 0 var(--platform-size-hairline) var(--platform-border-control-hover);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
  ${container.list} {
    padding: var(--platform-space-3);
  }
  ${forcedColorsBorder}
`;

export const TemplateLink = styled(RoutedLink)`
  font-weight: 500;
  overflow-wrap: anywhere;
  ${pressAnywhere}

  &:focus-visible {
    outline: none;
  }
`;
