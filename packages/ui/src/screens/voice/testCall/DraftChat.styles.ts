import { styled } from 'styled-components';
import { Row } from './Composer.styles.ts';

export const Root = styled.section`
  display: grid;
  gap: var(--platform-space-2);
  min-inline-size: 0;

  > ${Row} {
    padding: 0;
    border: 0;
    background: none;
  }
`;

export const Title = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  align-items: center;
  justify-content: space-between;
`;

export const Transcript = styled.div`
  display: flex;
  block-size: 220px;
  overflow: hidden;
  border-radius: var(--platform-radius-lg);
  box-shadow: inset 0 0 0 var(--platform-size-hairline) var(--platform-border-hairline);

  [role='log'] {
    padding: var(--platform-space-3);
  }
`;
