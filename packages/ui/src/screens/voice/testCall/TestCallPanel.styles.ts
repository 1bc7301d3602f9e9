import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { DarkScope } from './DarkScope.tsx';
import { Meter } from './LevelMeter.styles.ts';

/** Dark blue in both themes (design language, Colour). */
export const Panel = styled(DarkScope)`
  &[data-theme] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    padding: var(--platform-space-4) var(--platform-space-5) 0;
    overflow-y: auto;
    background: var(--platform-brand-panel);
    color: var(--platform-brand-panel-text);
  }
  && :focus-visible {
    outline-color: var(--platform-brand-panel-text);
  }
  ${media.phone} {
    &[data-theme] {
      gap: var(--platform-space-3);
      /* Half of the height is for the transcript, also after a call. */
      max-block-size: 48dvh;
      padding: var(--platform-space-3-5) var(--platform-space-4) 0;
    }
  }
  /* A chat on a phone: one row, so that the transcript has the room. */
  &[data-theme][data-slim] {
    flex-flow: row wrap;
    gap: var(--platform-space-2) var(--platform-space-3);
    align-items: center;
    padding-block-start: var(--platform-space-2-5);

    > :last-child {
      margin: 0;
      margin-inline-start: auto;
    }
  }
  ${media.low} {
    &[data-theme] {
      max-block-size: none;
      overflow: visible;
    }
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  gap: var(--platform-space-2);
  align-items: center;
  min-block-size: 32px;
  color: var(--platform-brand-panel-muted);
  font: 500 var(--platform-font-size-md)/1 var(--platform-font-family-sans);
  font-variant-numeric: tabular-nums;

  > [role='timer'] {
    color: var(--platform-brand-panel-text);
  }
  > ${Meter} {
    margin-inline-start: auto;
  }
  ${media.phone} {
    min-block-size: 0;
    block-size: auto;

    &:empty {
      display: none;
    }
  }
`;

export const Dot = styled.i`
  inline-size: 7px;
  block-size: 7px;
  border-radius: var(--platform-radius-full);
  background: var(--platform-brand-caller);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const Status = styled.div`
  flex: none;
  outline: 0;
  text-align: center;

  ${media.phone} {
    text-align: start;
  }
`;

export const Hint = styled.p`
  color: var(--platform-brand-panel-muted);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const HiddenOnPhone = styled.div`
  display: contents;

  ${media.phone} {
    &[data-live] {
      display: none;
    }
  }
`;

export const PanelBottom = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-2-5);
  margin-block-start: auto;
  padding-block-start: var(--platform-space-4);

  ${media.phone} {
    padding-block-start: 0;
  }
`;
