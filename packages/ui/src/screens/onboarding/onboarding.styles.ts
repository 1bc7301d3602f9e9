import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';
import { forcedColorsBorder, row, surface } from '../../internal/looks.styles.ts';
import { RuledItem } from '../../patterns/RuledList/RuledList.styles.ts';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 340px) minmax(0, 1fr);
  gap: var(--platform-space-16);
  align-items: start;
  max-inline-size: 976px;
  margin-inline: auto;
  padding-block: var(--platform-space-5);

  ${container.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--platform-space-7);
    padding-block: 0;
  }
`;

export const Title = styled.h1`
  font: var(--platform-type-display);
  letter-spacing: var(--platform-track-display);
  text-wrap: balance;

  ${container.medium} {
    font-size: var(--platform-font-size-5xl);
    line-height: 1.477;
  }
`;

export const Intro = styled.p`
  margin-block: var(--platform-space-3-5) var(--platform-space-7);
  color: var(--platform-text-secondary);
  font: var(--platform-type-body-lg);

  ${container.medium} {
    margin-block-end: var(--platform-space-5);
  }
`;

export const Beats = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  align-items: flex-end;
  block-size: 2.75rem;
`;

export const Beat = styled.span`
  inline-size: 10px;
  block-size: 14px;
  border-radius: var(--platform-radius-xs);
  background: var(--platform-track-rest);

  &[data-on] {
    block-size: 32px;
    background: var(--platform-track-fill);
  }
  &[data-on]:nth-child(3n + 1) {
    block-size: 26px;
  }
  &[data-on]:nth-child(3n + 2) {
    block-size: 2.75rem;
  }
  ${media.forcedColors} {
    background: GrayText;
    forced-color-adjust: none;

    &[data-on] {
      background: CanvasText;
    }
  }
`;

export const Steps = styled.ol`
  overflow: hidden;
  ${surface}
`;

export const StepItem = styled(RuledItem)`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: var(--platform-space-4);
  padding: var(--platform-space-4-5) var(--platform-space-5-5);

  &[data-state='current'] {
    background: var(--platform-surface-sunken);
  }
  ${media.phone} {
    gap: var(--platform-space-3);
    padding: var(--platform-space-4);
  }
`;

export const StepMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin-block-start: var(--platform-space-1-5);
  border-radius: var(--platform-radius-reply-sm);
  box-shadow: inset 0 0 0 1.5px var(--platform-border-default);
  color: var(--platform-text-tertiary);
  font: 600 var(--platform-font-size-md) / 1 var(--platform-font-family-sans);

  [data-state='done'] > & {
    background: var(--platform-accent-soft-strong);
    box-shadow: none;
    color: var(--platform-accent-text);
  }
  [data-state='current'] > & {
    background: var(--platform-accent-solid);
    box-shadow: none;
    color: var(--platform-text-on-accent);
  }
  [data-state='failed'] > & {
    background: var(--platform-danger-soft);
    box-shadow: inset 0 0 0 1.5px var(--platform-danger-border);
    color: var(--platform-danger-text);
  }
  ${forcedColorsBorder}
`;

export const StepHeader = styled.div`
  ${row}
  gap: var(--platform-space-2) var(--platform-space-4);
`;

export const StepText = styled.div`
  flex: 1 1 160px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const StepTitle = styled.h2`
  font: 500 var(--platform-font-size-lg) / 1.4667 var(--platform-font-family-sans);

  [data-state='done'] & {
    color: var(--platform-text-secondary);
  }
`;
