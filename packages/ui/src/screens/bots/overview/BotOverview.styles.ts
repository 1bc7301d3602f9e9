import { styled } from 'styled-components';
import { Tile } from '../../../patterns/IconTile/IconTile.styles.ts';
import { container, media } from '../../../tokens/media.ts';

export const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.02fr);
  min-block-size: 468px;
  overflow: hidden;
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-xl);

  ${container.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Intro = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  padding: var(--platform-space-10) var(--platform-space-9);

  > * {
    max-inline-size: 100%;
  }
  ${media.phone} {
    padding: var(--platform-space-6) var(--platform-space-5);
  }
`;

export const Title = styled.h2`
  margin-block: var(--platform-space-3-5) var(--platform-space-3);
  font: var(--platform-type-display-sm);
  letter-spacing: var(--platform-track-display-sm);
  hyphens: auto;
  text-wrap: balance;
`;

export const Lead = styled.p`
  max-inline-size: min(38ch, 100%);
  margin-block-end: var(--platform-space-6);
  color: var(--platform-text-secondary);
  font: var(--platform-type-body-lg);
`;

export const Picture = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: var(--platform-space-8) var(--platform-space-4);
  background: radial-gradient(var(--platform-border-default) 1.1px, transparent 1.3px) 0 0 / 14px
    14px var(--platform-surface-canvas);
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--platform-space-8);
  margin-block: var(--platform-space-9) 0;

  ${container.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--platform-space-4-5);
  }
`;

export const StepNumber = styled(Tile)`
  font-size: var(--platform-font-size-md);
  font-weight: 600;
  line-height: 2.1539;
`;
