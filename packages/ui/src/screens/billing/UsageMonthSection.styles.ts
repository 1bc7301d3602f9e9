import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

export const Root = styled.section`
  border-block-end: 1px solid var(--platform-border-hairline);
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: var(--platform-space-4);
  inline-size: 100%;
  min-block-size: 64px;
  padding: var(--platform-space-2) 0;
  border: 0;
  border-radius: var(--platform-radius-sm);
  background: none;
  color: inherit;
  cursor: pointer;
  font: var(--platform-type-title);
  letter-spacing: var(--platform-track-title);
  text-align: start;
  white-space: nowrap;

  ${container.tiny} {
    flex-wrap: wrap;
    justify-content: space-between;
  }
  > [data-icon] {
    color: var(--platform-text-tertiary);
    transition: rotate var(--platform-motion-duration-slow) var(--platform-motion-ease-out);

    ${media.reducedMotion} {
      transition: none;
    }
  }
  &[aria-expanded='true'] > [data-icon] {
    rotate: 180deg;
  }
`;

export const Highest = styled.span`
  margin-inline-start: auto;
  white-space: normal;
  color: var(--platform-text-tertiary);
  font: 400 var(--platform-font-size-md)/1.3847 var(--platform-font-family-sans);
  letter-spacing: 0;
  text-align: end;

  ${container.tiny} {
    order: 1;
    flex-basis: 100%;
    text-align: start;
  }
`;

/** Expands in height; while closed it is hidden from keyboard and screen readers. */
export const Panel = styled.section`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition:
    grid-template-rows var(--platform-motion-duration-slow) var(--platform-motion-ease-out),
    visibility var(--platform-motion-duration-slow);

  &[data-open] {
    grid-template-rows: 1fr;
    visibility: visible;
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

export const PanelContent = styled.div`
  min-block-size: 0;
  overflow: hidden;
`;

export const Metrics = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--platform-space-8) var(--platform-space-14);
  padding: var(--platform-space-2) 0 var(--platform-space-9);

  ${container.list} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--platform-space-5-5);
  }
`;

export const Line = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--platform-space-3);
  margin-block-end: var(--platform-space-2-5);
`;
