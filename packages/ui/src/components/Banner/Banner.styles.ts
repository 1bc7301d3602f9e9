import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

export const Root = styled.div`
  --platform-banner-fill: var(--platform-info-soft);
  --platform-banner-edge: var(--platform-info-border);
  --platform-banner-mark: var(--platform-info-text);
  display: flex;
  align-items: center;
  gap: var(--platform-space-3);
  padding: calc(var(--platform-space-3-5) - var(--platform-size-hairline)) var(--platform-space-4);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-banner-fill);
  box-shadow: inset 0 0 0 1px var(--platform-banner-edge);

  &[data-tone='success'] {
    --platform-banner-fill: var(--platform-success-soft);
    --platform-banner-edge: var(--platform-success-border);
    --platform-banner-mark: var(--platform-success-text);
  }
  &[data-tone='warning'] {
    --platform-banner-fill: var(--platform-warning-soft);
    --platform-banner-edge: var(--platform-warning-border);
    --platform-banner-mark: var(--platform-warning-text);
  }
  &[data-tone='danger'] {
    --platform-banner-fill: var(--platform-danger-soft);
    --platform-banner-edge: var(--platform-danger-border);
    --platform-banner-mark: var(--platform-danger-text);
  }
  > svg {
    inline-size: 18px;
    block-size: 18px;
    color: var(--platform-banner-mark);
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
    color: var(--platform-text-secondary);
  }
`;

export const Title = styled.p`
  margin: 0;
  font-weight: 600;
`;
