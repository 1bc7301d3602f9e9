import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

export const Root = styled.div`
  --banner-fill: var(--info-soft);
  --banner-edge: var(--info-border);
  --banner-mark: var(--info-text);
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: calc(var(--space-3-5) - 1px) var(--space-4);
  border-radius: var(--radius-lg);
  background: var(--banner-fill);
  box-shadow: inset 0 0 0 1px var(--banner-edge);

  &[data-tone='success'] {
    --banner-fill: var(--success-soft);
    --banner-edge: var(--success-border);
    --banner-mark: var(--success-text);
  }
  &[data-tone='warning'] {
    --banner-fill: var(--warning-soft);
    --banner-edge: var(--warning-border);
    --banner-mark: var(--warning-text);
  }
  &[data-tone='danger'] {
    --banner-fill: var(--danger-soft);
    --banner-edge: var(--danger-border);
    --banner-mark: var(--danger-text);
  }
  > svg {
    inline-size: 18px;
    block-size: 18px;
    color: var(--banner-mark);
  }
  ${container.narrow} {
    flex-wrap: wrap;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-has-title] > :last-child {
    color: var(--text-secondary);
  }
`;

export const Title = styled.p`
  margin: 0;
  font-weight: 600;
`;
