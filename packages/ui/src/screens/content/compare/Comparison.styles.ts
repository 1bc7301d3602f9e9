import { css, styled } from 'styled-components';
import { container, media } from '../../../tokens/media.ts';
import { row, surface } from '../../../internal/looks.styles.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

export const Bar = styled(Stack)`
  margin-block-end: var(--platform-space-4);
  font-size: var(--platform-font-size-md);

  > [role='meter'] {
    flex: none;
    inline-size: 172px;
  }
`;

export const Legend = styled(Stack)`
  margin-inline-start: auto;
`;

const mark = css`
  border-radius: var(--platform-radius-2xs);
  text-underline-offset: 3px;
`;

export const Deleted = styled.del`
  ${mark}
  background: var(--platform-danger-soft);
  color: var(--platform-danger-text);
  text-decoration: line-through;
`;

export const Inserted = styled.ins`
  ${mark}
  background: var(--platform-success-soft);
  color: var(--platform-success-text);
  text-decoration: underline;
  text-decoration-thickness: 2px;
`;

export const Reformatted = styled.mark`
  ${mark}
  background: var(--platform-warning-soft);
  color: var(--platform-warning-text);
  text-decoration: underline dotted 2px;
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--platform-space-4);

  ${container.list} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${surface}
`;

const band = css`
  ${row}
  gap: var(--platform-space-2) var(--platform-space-3);
  padding: var(--platform-space-3) var(--platform-space-5);
`;

export const SideHeader = styled.header`
  ${band}
  border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);
`;

export const SideTitle = styled.h2`
  font: 600 var(--platform-font-size-base) / 1.7143 var(--platform-font-family-sans);
`;

export const SideActions = styled.div`
  margin-inline-start: auto;
`;

export const SideText = styled.div`
  flex: 1;
  padding: var(--platform-space-6) var(--platform-space-7);
  overflow-wrap: anywhere;

  ${media.phone} {
    padding: var(--platform-space-4) var(--platform-space-5);
  }
`;

export const SideFooter = styled.footer`
  ${band}
  justify-content: space-between;
  border-radius: 0 0 var(--platform-radius-lg) var(--platform-radius-lg);
  border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  background: var(--platform-surface-sunken);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;

export const LinkText = styled.u`
  color: var(--platform-text-link);
  text-underline-offset: 2px;
`;

export const ComparedBlock = styled.p`
  margin-block: 0 var(--platform-space-3-5);
  color: var(--platform-text-primary);
  font: 400 var(--platform-font-size-base) / 1.8572 var(--platform-font-family-sans);
  white-space: pre-line;

  &:last-child {
    margin-block-end: 0;
  }
  &[data-kind='heading'] {
    font: 600 1.125rem / 1.5556 var(--platform-font-family-sans);
  }
  &:is([data-level='1'], [data-level='2']) {
    font: 400 1.5rem / 1.3334 var(--platform-font-family-serif);
  }
  &[data-kind='code'] {
    font-family: var(--platform-font-family-mono);
    white-space: pre-wrap;
  }
  &[data-kind='rule'] {
    text-align: center;
  }
  &[data-quoted] {
    padding-inline-start: var(--platform-space-4);
    border-inline-start: 3px solid var(--platform-border-default);
    color: var(--platform-text-secondary);
  }
  &[data-depth] {
    position: relative;
    margin-inline-start: calc(var(--platform-depth) * var(--platform-space-7));
    margin-block-end: var(--platform-space-1);
  }
  &[data-marker]::before {
    content: attr(data-marker);
    position: absolute;
    inset-inline-end: calc(100% + var(--platform-space-2));
    white-space: nowrap;
  }
`;
