import { styled } from 'styled-components';
import { container } from '../tokens/media.ts';

/** The interactions beside contacts over leads. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.86fr) minmax(0, 1fr);
  gap: var(--platform-space-6);

  ${container.column} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Contacts over leads; side by side where what was said has the whole width. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-6);
  align-content: start;

  ${container.column} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr));
  }
`;

export const HealthDot = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: var(--platform-success-mark);
  box-shadow: 0 0 0 4px var(--platform-success-soft);

  &[data-unknown] {
    background: transparent;
    box-shadow: inset 0 0 0 2px var(--platform-neutral-mark);
  }
`;
