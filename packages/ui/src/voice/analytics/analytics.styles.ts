import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

/** A figure that leads to what it counts, in the colour of figures. */
export const FigureLink = styled.span`
  > a:not(:hover) {
    text-decoration: none;
  }
  > a {
    color: inherit;
    font: inherit;
  }
`;

/** A dot for each call on one line; the room for a finger is larger than the dot. */
export const Dots = styled.ul`
  display: block;
  position: relative;
  inline-size: calc(100% - 24px);
  block-size: 24px;
  margin: 0;
  padding: 0;
  list-style: none;

  &::before {
    content: '';
    position: absolute;
    inset: 50% -24px auto 0;
    border-block-start: 1px solid var(--platform-border-hairline);
  }
  > li {
    position: absolute;
  }
  a {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
  }
  a::before {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--platform-chart-1);
    opacity: 0.7;
  }
  ${media.forcedColors} {
    a::before {
      background: LinkText;
    }
  }
`;

/** Which line is which. */
export const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-3-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);

  ${container.narrow} {
    flex-direction: column;
  }
  > span::before {
    content: '';
    display: inline-block;
    inline-size: 14px;
    margin-inline-end: var(--platform-space-2);
    border-block-start: 3px solid var(--platform-chart-1);
    vertical-align: 3px;
  }
  > [data-before]::before {
    border-block-start: 2px dotted var(--platform-chart-axis);
  }
`;

/** The days behind the chart, as links. */
export const DayList = styled.details`
  margin-block-start: var(--platform-space-3);

  > summary {
    inline-size: fit-content;
    border-radius: var(--platform-radius-xs);
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
    cursor: pointer;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
    gap: var(--platform-space-1-5) var(--platform-space-5);
    max-block-size: 220px;
    margin: var(--platform-space-2) 0 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  li {
    display: flex;
    justify-content: space-between;
  }
`;

/** A bar for each outcome; all of the line is the link. */
export const Outcomes = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li > :is(a, div) {
    display: grid;
    grid-template-columns: minmax(124px, 1fr) minmax(24px, 96px) 40px 40px;
    gap: var(--platform-space-3);
    align-items: center;
    margin-inline: calc(-1 * var(--platform-space-2));
    padding: var(--platform-space-2);
    border-radius: var(--platform-radius-md);
    color: var(--platform-text-primary);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  ${media.phone} {
    > li > :is(a, div) {
      gap: var(--platform-space-2);
    }
  }
  @media (hover: hover) {
    > li > a:hover {
      background: var(--platform-surface-hover);
    }
  }
  bdi {
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 500;
    text-align: end;
  }
  a > span,
  div > span {
    color: var(--platform-text-tertiary);
    text-align: end;
  }
  [data-outcome='transferred'] {
    --platform-meter-ink: var(--platform-chart-3);
  }
  [data-outcome='unresolved'] {
    --platform-meter-ink: var(--platform-warning-mark);
  }
  [data-outcome='voicemail'] {
    --platform-meter-ink: var(--platform-chart-4);
  }
  [data-outcome='no_answer'] {
    --platform-meter-ink: var(--platform-neutral-mark);
  }
  [data-outcome='failed'] {
    --platform-meter-ink: var(--platform-danger-mark);
  }
`;

export const Note = styled.p`
  margin-block-start: var(--platform-space-3-5);
  padding-block-start: var(--platform-space-3-5);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
`;

/** Around the table of reasons: names are links in the colour of text. */
export const Reasons = styled.div`
  td > a {
    color: var(--platform-text-primary);
  }
  td > a:not(:hover) {
    text-decoration: none;
  }
`;
