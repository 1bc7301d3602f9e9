import { styled } from 'styled-components';
import { ellipsis } from '../../internal/ellipsis.styles.ts';

/** `:where` keeps the specificity low, so that styles which extend it override it. */
export const Root = styled.span`
  &:where([data-tone='primary']) {
    color: var(--platform-text-primary);
  }
  &:where([data-tone='secondary']) {
    color: var(--platform-text-secondary);
  }
  &:where([data-tone='tertiary']) {
    color: var(--platform-text-tertiary);
  }
  &:where([data-tone='success']) {
    color: var(--platform-success-text);
  }
  &:where([data-tone='warning']) {
    color: var(--platform-warning-text);
  }
  &:where([data-tone='danger']) {
    color: var(--platform-danger-text);
  }
  &:where([data-tone='panel']) {
    color: var(--platform-brand-panel-muted);
  }
  &:where([data-size='sm']) {
    font-size: var(--platform-font-size-sm);
  }
  &:where([data-size='md']) {
    font-size: var(--platform-font-size-md);
  }
  &:where([data-size='base']) {
    font-size: var(--platform-font-size-base);
  }
  &:where([data-role='caption']) {
    font: var(--platform-type-caption);
  }
  &:where([data-role='label']) {
    font: var(--platform-type-label);
  }
  &:where([data-role='title']) {
    font: var(--platform-type-title);
  }
  &:where([data-role='section']) {
    font: var(--platform-type-section);
  }
  &:where([data-role='metric']) {
    font: var(--platform-type-metric-sm);
  }
  &:where([data-tracked][data-role='title']) {
    letter-spacing: var(--platform-track-title);
  }
  &:where([data-tracked][data-role='section']) {
    letter-spacing: var(--platform-track-section);
  }
  &:where([data-tracked][data-role='metric']) {
    letter-spacing: var(--platform-track-metric-sm);
  }
  &:where([data-leading='tight']) {
    line-height: 1.3847;
  }
  &:where([data-leading='tight'][data-size='sm']) {
    line-height: 1.3334;
  }
  &:where([data-leading='snug']) {
    line-height: 1.4616;
  }
  &:where([data-leading='loose']) {
    line-height: 1.5385;
  }
  &:where([data-weight='regular']) {
    font-weight: 400;
  }
  &:where([data-weight='medium']) {
    font-weight: 500;
  }
  &:where([data-weight='semibold']) {
    font-weight: 600;
  }
  &:where([data-mono]) {
    font-family: var(--platform-font-family-mono);
  }
  &:where([data-tabular]) {
    font-variant-numeric: tabular-nums;
  }
  &:where([data-breaks]) {
    overflow-wrap: anywhere;
  }
  &:where([data-block]) {
    display: block;
  }
  &:where([data-one-line]) {
    ${ellipsis}
  }
`;
