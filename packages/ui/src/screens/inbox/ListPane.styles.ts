import { styled } from 'styled-components';
import { Count as TabCount, List as TabList } from '../../components/Tabs/Tabs.styles.ts';
import { Text } from '../../components/Text/Text.tsx';
import { media } from '../../tokens/media.ts';
import { row } from '../../internal/looks.styles.ts';

export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;

export const Header = styled.div`
  --platform-pane-inset: var(--platform-space-4-5);
  padding: var(--platform-space-4-5) var(--platform-pane-inset) 0;

  /* Tabs extend to the edges of the pane. */
  ${TabList} {
    gap: var(--platform-space-2-5);
    margin-inline: calc(-1 * var(--platform-pane-inset));
    padding-inline: var(--platform-pane-inset);
    font-size: var(--platform-font-size-md);
  }
  ${TabList} > * {
    gap: var(--platform-space-1);
  }
  ${TabCount} {
    padding-inline: var(--platform-space-1-25);
    font-size: var(--platform-font-size-xs);
  }
  ${media.phone} {
    --platform-pane-inset: var(--platform-space-4);
  }
`;

export const TitleRow = styled.div`
  display: flex;
  gap: var(--platform-space-1);
  align-items: center;
  margin-block-end: var(--platform-space-3);
`;

export const Title = styled(Text)`
  flex: 1;
  min-inline-size: 0;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  padding: var(--platform-space-3) var(--platform-space-4-5);
  border-block-end: 1px solid var(--platform-border-hairline);

  ${media.print} {
    display: none;
  }

  > * {
    flex: 1 1 128px;
    min-inline-size: 0;
    max-inline-size: 320px;
  }
  > [data-wide] {
    flex-basis: 100%;
    max-inline-size: 420px;
  }
  ${media.phone} {
    padding-inline: var(--platform-space-4);

    > * {
      max-inline-size: none;
    }
  }
`;

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;

  &[data-table] {
    padding: var(--platform-space-2) var(--platform-space-4-5) var(--platform-space-6);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const More = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-2);
  align-items: center;
  padding: var(--platform-space-4);
  color: var(--platform-danger-text);
  text-align: center;
`;

export const Padding = styled.div`
  padding: var(--platform-space-6) var(--platform-space-4-5);
`;

export const Notice = styled.div`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-3);
  justify-content: space-between;
  padding: var(--platform-space-1-5) var(--platform-space-4-5);
  border-block-end: 1px solid var(--platform-warning-border);
  background: var(--platform-warning-soft);
  color: var(--platform-warning-text);
  font-size: var(--platform-font-size-md);
`;
