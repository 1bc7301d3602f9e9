import { styled } from 'styled-components';

export const Window = styled.div`
  inline-size: 318px;
  max-inline-size: 100%;
  overflow: hidden;
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-xl);
  background: var(--platform-surface-raised);
  box-shadow: var(--platform-elevation-overlay);
  font-size: var(--platform-font-size-md);
  line-height: 1.4616;
`;

export const Head = styled.div`
  display: flex;
  gap: var(--platform-space-2-5);
  align-items: center;
  padding: var(--platform-space-3-5) var(--platform-space-4);
  border-block-end: 1px solid var(--platform-border-hairline);

  b {
    flex: 1;
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--platform-text-tertiary);
    font: var(--platform-type-caption);
  }
  &[data-colored] {
    border-color: transparent;
    background: var(--platform-bot-color);
    color: var(--platform-bot-text);
  }
`;

export const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-2);
  padding: var(--platform-space-4);
`;

export const Said = styled.div`
  align-self: flex-start;
  max-inline-size: 84%;
  padding: var(--platform-space-2) var(--platform-space-3);
  border-radius: var(--platform-radius-reply);
  background: var(--platform-surface-hover);
  overflow-wrap: anywhere;

  &[data-mine] {
    align-self: flex-end;
    border-radius: var(--platform-radius-lg);
    border-end-end-radius: var(--platform-radius-reply-corner);
    background: var(--platform-bot-color, var(--platform-accent-solid));
    color: var(--platform-bot-text, var(--platform-text-on-accent));
  }
`;

export const Dots = styled.span`
  display: flex;
  gap: var(--platform-space-1);
  padding-block: var(--platform-space-1);

  i {
    inline-size: 5px;
    block-size: 5px;
    border-radius: 50%;
    background: var(--platform-text-tertiary);
  }
`;

export const Field = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 0 var(--platform-space-4) var(--platform-space-4);
  padding: var(--platform-space-2) var(--platform-space-3);
  border: 1px solid var(--platform-border-default);
  border-radius: var(--platform-radius-md);
  color: var(--platform-text-tertiary);
`;
