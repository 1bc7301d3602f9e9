import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';
import { row } from '../../internal/looks.styles.ts';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 1px;
  overflow: hidden;
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-border-hairline);

  ${container.list} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const CurrentUsage = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-2-5);
  margin-block-end: var(--platform-space-6);
`;

export const Waiting = styled.output`
  display: block;
  padding-block: var(--platform-space-16);
  color: var(--platform-text-secondary);
  text-align: center;
`;

export const Retired = styled.div`
  ${row}
  gap: var(--platform-space-2-5) var(--platform-space-4);
  margin-block-end: var(--platform-space-4);
  padding: var(--platform-space-3-5) var(--platform-space-4);
  border-radius: var(--platform-radius-lg);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);

  > :first-child {
    flex: 1 1 240px;
  }
`;
