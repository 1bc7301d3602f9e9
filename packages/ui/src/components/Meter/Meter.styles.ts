import { styled } from 'styled-components';

const pitch = 'calc(100% / var(--meter-count))';

/**
 * The beats are a mask of gradients over one bar, so forty-four of them cost one element: two
 * round ends and a body in each tile. A picture in a `data:` URL would need a wider policy.
 */
export const Beats = styled.div`
  --meter-ink: var(--track-fill);
  --meter-end: radial-gradient(ellipse 25% 50% at 25% 50%, #000 96%, transparent);
  display: block;
  inline-size: 100%;
  block-size: 18px;
  background: linear-gradient(90deg, var(--meter-ink) var(--meter-fill), var(--track-rest) 0);
  mask:
    var(--meter-end) left top / ${pitch} 4px round no-repeat,
    linear-gradient(90deg, #000 50%, transparent 0) left center / ${pitch} calc(100% - 4px) round
      no-repeat,
    var(--meter-end) left bottom / ${pitch} 4px round no-repeat;

  &[data-size='small'] {
    block-size: 10px;
  }
  &[data-tone='warning'] {
    --meter-ink: var(--warning-mark);
  }
  &[data-tone='danger'] {
    --meter-ink: var(--danger-mark);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: linear-gradient(90deg, CanvasText var(--meter-fill), GrayText 0);
  }
`;
