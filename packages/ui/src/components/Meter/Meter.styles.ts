import { styled } from 'styled-components';

const pitch = 'calc(100% / var(--platform-meter-count))';

/** One element masked by gradients; a `data:` image would need a wider content security policy. */
export const Beats = styled.div`
  --platform-meter-ink: var(--platform-track-fill);
  --platform-meter-end: radial-gradient(ellipse 25% 50% at 25% 50%, #000 96%, transparent);
  display: block;
  inline-size: 100%;
  block-size: 18px;
  background: linear-gradient(
    90deg,
    var(--platform-meter-ink) var(--platform-meter-fill),
    var(--platform-track-rest) 0
  );
  mask:
    var(--platform-meter-end) left top / ${pitch} 4px round no-repeat,
    linear-gradient(90deg, #000 50%, transparent 0) left center / ${pitch} calc(100% - 4px) round
      no-repeat,
    var(--platform-meter-end) left bottom / ${pitch} 4px round no-repeat;

  &[data-size='small'] {
    block-size: 10px;
  }
  &[data-tone='warning'] {
    --platform-meter-ink: var(--platform-warning-mark);
  }
  &[data-tone='danger'] {
    --platform-meter-ink: var(--platform-danger-mark);
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: linear-gradient(90deg, CanvasText var(--platform-meter-fill), GrayText 0);
  }
`;

export const Bar = styled(Beats).attrs({ role: 'meter' })``;
