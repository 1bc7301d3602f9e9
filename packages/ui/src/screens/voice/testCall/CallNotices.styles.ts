import { styled } from 'styled-components';
import { forcedColorsBorder } from '../../../internal/looks.styles.ts';

export const Root = styled.div.attrs({ role: 'status' })`
  padding: var(--platform-space-4);
  border-radius: var(--platform-radius-reply);
  background: var(--platform-brand-caller-bubble);
  color: var(--platform-brand-panel-text);

  ${forcedColorsBorder}
`;

export const Title = styled.h3`
  font: 600 var(--platform-font-size-base)/1.4286 var(--platform-font-family-sans);
`;

export const Sentence = styled.p`
  color: var(--platform-brand-panel-muted);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;
  text-wrap: pretty;

  ${Title} + & {
    margin-block-start: var(--platform-space-0-5);
  }
`;

export const Action = styled.div`
  margin-block-start: var(--platform-space-3);

  && > * {
    background: var(--platform-brand-panel-text);
    box-shadow: none;
    color: var(--platform-brand-panel);
  }
  && > :hover {
    background: var(--platform-brand-panel-muted);
  }
`;
