import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { forcedColorsBorder, surface } from '../../../internal/looks.styles.ts';
import { RadioCard } from '../../../components/RadioGroup/RadioCard.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export const Form = styled.form`
  display: grid;
  gap: var(--platform-space-4-5);
  min-inline-size: 0;
  padding: var(--platform-space-5-5);
  ${surface}

  ${media.phone} {
    padding: var(--platform-space-4);
  }
  ${forcedColorsBorder}
`;

export const WideSegments = styled(SegmentedControl)`
  display: flex;

  && > * {
    flex: 1;
    justify-content: center;
    min-inline-size: min-content;
  }
`;

export const Format = styled(RadioCard)`
  --platform-radio-card-chosen: var(--platform-accent-soft);
  gap: var(--platform-space-2);
  min-block-size: 36px;
  padding-block: var(--platform-space-1-5);
  border-radius: var(--platform-radius-md);
  background: none;
  color: var(--platform-text-secondary);
  font: var(--platform-type-label);
  overflow-wrap: anywhere;

  &:has(:checked) {
    color: var(--platform-accent-text);
  }
  ${media.touch} {
    min-block-size: var(--platform-size-target-touch);
  }
`;

export const Footer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-2-5);

  ${media.tall} {
    position: sticky;
    inset-block-end: 0;
    margin-inline: calc(-1 * var(--platform-space-5-5));
    margin-block-end: calc(-1 * var(--platform-space-5-5));
    padding: var(--platform-space-3) var(--platform-space-5-5) var(--platform-space-4);
    border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
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

export const Estimate = styled(Stack)`
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;
