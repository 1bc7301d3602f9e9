import { styled } from 'styled-components';
import { forcedEdge, surface } from '../internal/looks.styles.ts';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.25rem), 1fr));
  gap: var(--platform-space-4);
`;

export const Card = styled.article`
  display: flex;
  position: relative;
  flex-direction: column;
  padding: var(--platform-space-5-5);
  ${surface}
  transition: box-shadow var(--platform-motion-duration-fast) var(--platform-motion-ease-out);

  &:hover {
    box-shadow:
      0 0 0 1px var(--platform-border-default),
      var(--platform-elevation-raised);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
  > h2 {
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
  }
  > h2 > a {
    outline: none;
    color: inherit;
    text-decoration: none;
  }
  > h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  > p {
    margin: var(--platform-space-0-75) 0 var(--platform-space-5-5);
    color: var(--platform-text-secondary);
  }
  ${forcedEdge}
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  margin-block-end: var(--platform-space-4-5);
  color: var(--platform-text-tertiary);
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--platform-space-2);
  align-items: baseline;
  min-block-size: 1.625rem;
  margin-block-start: auto;
  padding-block-start: var(--platform-space-4);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;

  > b {
    color: var(--platform-text-primary);
    font: var(--platform-type-metric-sm);
    letter-spacing: var(--platform-track-metric-sm);
  }
`;
