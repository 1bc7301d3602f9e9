import { styled } from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Source = styled.p`
  margin-block: auto 0;
  padding-block-start: var(--platform-space-3);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-sm);
  line-height: 1.3334;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block-end: var(--platform-space-3-5);
`;

export const Failure = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--platform-space-1);
  align-items: center;
  justify-content: center;
  padding-block: var(--platform-space-2) var(--platform-space-5);
  text-align: center;
`;

export const FailureIcon = styled(Icon)`
  margin-block-end: var(--platform-space-1-5);
  color: var(--platform-danger-text);
`;

export const Retry = styled(Button)`
  margin-block-start: var(--platform-space-2-5);
`;
