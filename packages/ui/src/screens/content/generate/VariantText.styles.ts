import { css, keyframes, styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { BulletList, NumberedList, Quote } from './MarkdownBlock.styles.ts';

const nests = css`${Quote}, ${BulletList}, ${NumberedList}`;

const blink = keyframes`
  50% { opacity: 0.25; }
`;

export const DraftText = styled.div`
  max-inline-size: 680px;
  font: var(--platform-type-body-lg);
  overflow-wrap: anywhere;

  > * {
    margin-block: 0 var(--platform-space-3-5);
  }
  > :last-child {
    margin-block-end: 0;
  }
  [data-depth] {
    margin-block: var(--platform-space-5) var(--platform-space-2);
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
  }
  [data-depth='1'] {
    margin-block: 0 var(--platform-space-4);
    font: var(--platform-type-display-sm);
    letter-spacing: normal;
    text-wrap: balance;
  }

  /* Measured: while a long text grows, the parts out of view cost half of each frame. */
  &[data-writing] > * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 100px;
  }

  /* Three bars instead of the next word. */
  &[data-writing] > :last-child:not(${nests})::after,
  &[data-writing] > :is(${nests}):last-child > :last-child::after,
  &[data-writing]:empty::after {
    display: inline-block;
    inline-size: 12px;
    block-size: 12px;
    margin-inline-start: var(--platform-space-1-5);
    background:
      linear-gradient(var(--platform-accent-solid) 0 0) 0 50% / 2.5px 55%,
      linear-gradient(var(--platform-accent-solid) 0 0) 50% 50% / 2.5px 100%,
      linear-gradient(var(--platform-accent-solid) 0 0) 100% 50% / 2.5px 55%;
    background-repeat: no-repeat;
    animation: ${blink} 1.2s ease-in-out infinite;
    content: '';
  }
  ${media.reducedMotion} {
    &&& ::after,
    &&&::after {
      animation: none;
    }
  }
`;
