import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { row } from '../../../internal/looks.styles.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { ChatWindow } from '../Chat.styles.ts';

export const ColorWell = styled.input`
  inline-size: 32px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: var(--platform-radius-sm);
  background: none;
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: var(--platform-space-0-5);
  }
  &::-webkit-color-swatch {
    border: 1px solid var(--platform-border-control);
    border-radius: var(--platform-radius-xs);
  }
`;

/** Clips the theme scope of the preview to rounded corners. */
export const Preview = styled.figure`
  overflow: hidden;
  border-radius: var(--platform-radius-lg);
`;

export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-3);
  align-items: flex-end;
  padding: var(--platform-space-4);
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-lg);
  background: radial-gradient(var(--platform-border-default) 1.1px, transparent 1.3px) 0 0 / 14px
    14px var(--platform-surface-canvas);

  &[data-position='left'] {
    align-items: flex-start;
  }
`;

export const StageWindow = styled(ChatWindow)`
  inline-size: 260px;
`;

export const Launcher = styled.span`
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  border: 2px solid var(--platform-surface-raised);
  border-radius: 50%;
  background: var(--platform-bot-color);
  box-shadow: var(--platform-elevation-rest);
  color: var(--platform-bot-text);
`;

export const LauncherIcon = styled(Icon)`
  inline-size: 22px;
  block-size: 22px;
`;

export const CheckName = styled.span`
  flex: 1;
  min-inline-size: 9rem;
`;

export const Suggestion = styled(Text)`
  ${row}
  gap: var(--platform-space-2) var(--platform-space-3);
  margin-block-start: var(--platform-space-0-5);
`;

export const Explanation = styled(Text)`
  margin-block: var(--platform-space-1) var(--platform-space-2-5);
`;
