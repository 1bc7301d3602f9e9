import { styled } from 'styled-components';
import { container } from '../../../tokens/media.ts';
import { forcedColorsBorder } from '../../../internal/looks.styles.ts';

export const Root = styled.aside`
  position: sticky;
  inset-block-start: var(--platform-space-6);
  min-inline-size: 0;
  border-radius: var(--platform-radius-xl);
  background: var(--platform-surface-raised);
  box-shadow: inset 0 0 0 var(--platform-size-hairline) var(--platform-border-default);
  overflow: hidden;

  ${container.medium} {
    position: static;
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

export const Body = styled.div`
  display: grid;
  gap: var(--platform-space-4);
  padding: var(--platform-space-4) var(--platform-space-5) var(--platform-space-5);
`;
