import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { container, media } from '../../../tokens/media.ts';
import { forcedColorsBorder, plainButton } from '../../../internal/looks.styles.ts';

/** Its height is that of the window at most; the body scrolls. */
export const Root = styled.aside`
  display: flex;
  position: sticky;
  inset-block-start: calc(var(--platform-sticky-top, 0px) + var(--platform-space-6));
  flex-direction: column;
  min-inline-size: 0;
  max-block-size: calc(100dvh - var(--platform-size-header) - 3 * var(--platform-space-6));
  border-radius: var(--platform-radius-xl);
  background: var(--platform-surface-raised);
  box-shadow: inset 0 0 0 var(--platform-size-hairline) var(--platform-border-default);
  overflow: hidden;

  > * {
    flex: none;
  }
  ${container.medium} {
    position: static;
    max-block-size: none;
  }
  ${media.phone} {
    position: static;
    max-block-size: none;
  }
  ${forcedColorsBorder}
`;

export const Band = styled.header`
  display: grid;
  gap: var(--platform-space-1);
  padding: var(--platform-space-4) var(--platform-space-5);
  background: var(--platform-brand-panel);
  color: var(--platform-brand-panel-text);
`;

export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  padding: var(--platform-space-4) var(--platform-space-5) 0;

  > * {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  ${container.medium} {
    display: none;
  }
  ${media.phone} {
    display: none;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: var(--platform-space-4);
  padding: var(--platform-space-4) var(--platform-space-5) var(--platform-space-5);

  && {
    flex: 0 1 auto;
    min-block-size: 0;
    overflow-y: auto;
  }
`;

export const Items = styled.ul`
  display: grid;
  gap: var(--platform-space-1);
  margin-block-start: var(--platform-space-2);
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  gap: var(--platform-space-2);
  align-items: center;
  color: var(--platform-text-secondary);
`;

export const ItemIcon = styled(Icon)`
  flex: none;
  color: var(--platform-success-text);

  [data-missing] > & {
    color: var(--platform-text-tertiary);
  }
`;

export const ItemButton = styled.button`
  ${plainButton}
  color: var(--platform-text-link);
  text-decoration: underline;
  text-underline-offset: 3px;

  ${media.touch} {
    min-block-size: var(--platform-size-target-touch);
  }
`;
