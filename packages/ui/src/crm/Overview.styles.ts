import { styled } from 'styled-components';

/** The interactions beside contacts over leads. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.86fr) minmax(0, 1fr);
  gap: var(--platform-space-6);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--platform-space-6);
    align-content: start;
  }
  @container page (max-width: 860px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    align-items: start;
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
