import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

export const Metrics = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--platform-space-8) var(--platform-space-14);
  padding-block-end: var(--platform-space-3);

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
