import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** At least as wide as the placeholder, which browsers ignore in the width of an input. */
export const PlaceholderWidth = styled.div`
  &::after {
    content: attr(data-placeholder) / '';
    display: block;
    box-sizing: content-box;
    overflow: clip;
    block-size: 0;
    padding-inline: calc(
        var(--platform-space-2-75) * 2 + var(--platform-size-icon-md) + var(--platform-space-2) +
          var(--platform-space-0-75)
      )
      0;
    font-size: var(--platform-font-size-base);
    white-space: pre;
    visibility: hidden;

    ${media.phone} {
      font-size: var(--platform-font-size-xl);
    }
  }
`;
