import { styled } from 'styled-components';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';

export const Column = styled(ListPage)`
  max-inline-size: 760px;
  margin-inline: auto;
`;

export const Footer = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-3);
  align-items: center;
  margin-block-start: var(--platform-space-5);
  color: var(--platform-danger-text);
`;
