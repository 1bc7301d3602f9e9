import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { forcedEdge, plainFieldset, surface } from '../../internal/looks.styles.ts';

export const Form = styled.form`
  display: grid;
  gap: var(--platform-space-4-5);
  min-inline-size: 0;
  padding: var(--platform-space-5-5);
  ${surface}

  ${media.phone} {
    padding: var(--platform-space-4);
  }
  ${forcedEdge}
`;

/** A control under a label that is drawn only: the control has its name itself. */
export const Labelled = styled.div`
  display: grid;
  gap: var(--platform-space-1-5);

  > span {
    font: var(--platform-type-label);
  }
  > [role='radiogroup'] {
    display: flex;
  }
  > [role='radiogroup'] > label {
    flex: 1;
    justify-content: center;
    min-inline-size: min-content;
  }
`;

/** The kinds of text, each a tile that is the target of its radio button. */
export const Formats = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--platform-space-2);
  ${plainFieldset}

  > legend {
    padding: 0;
    padding-block-end: var(--platform-space-1-5);
    font: var(--platform-type-label);
  }
  > label {
    position: relative;
    display: flex;
    gap: var(--platform-space-2);
    align-items: center;
    min-block-size: 36px;
    padding: var(--platform-space-1-5) var(--platform-space-3);
    border-radius: var(--platform-radius-md);
    box-shadow: inset 0 0 0 1px var(--platform-border-default);
    color: var(--platform-text-secondary);
    font: var(--platform-type-label);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  > label:hover {
    box-shadow: inset 0 0 0 1px var(--platform-border-control-hover);
  }
  > label:has(:checked) {
    background: var(--platform-accent-soft);
    box-shadow: inset 0 0 0 1.5px var(--platform-accent-solid);
    color: var(--platform-accent-text);
  }
  > label:has(:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
  > label > svg {
    flex: none;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  ${media.touch} {
    > label {
      min-block-size: var(--platform-size-target-touch);
    }
  }
  ${media.forcedColors} {
    > label {
      border: 1px solid CanvasText;
    }
    > label:has(:checked) {
      border-color: Highlight;
    }
  }
`;

/** What it costs and what it is sent with: in view while the fields scroll. */
export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-2-5);

  ${media.tall} {
    position: sticky;
    inset-block-end: 0;
    margin-inline: calc(-1 * var(--platform-space-5-5));
    margin-block-end: calc(-1 * var(--platform-space-5-5));
    padding: var(--platform-space-3) var(--platform-space-5-5) var(--platform-space-4);
    border-block-start: 1px solid var(--platform-border-hairline);
    border-end-start-radius: var(--platform-radius-lg);
    border-end-end-radius: var(--platform-radius-lg);
    background: var(--platform-surface-sheet);
  }
  ${media.phone} {
    margin-inline: calc(-1 * var(--platform-space-4));
    margin-block-end: calc(-1 * var(--platform-space-4));
    padding-inline: var(--platform-space-4);
  }
`;

export const Estimate = styled.div`
  display: grid;
  gap: var(--platform-space-1-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--platform-space-3);
    justify-content: space-between;
  }
  > p[data-warning] {
    color: var(--platform-warning-text);
  }
`;
