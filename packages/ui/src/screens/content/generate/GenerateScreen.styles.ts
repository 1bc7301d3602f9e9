import { styled } from 'styled-components';
import { Root as VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.styles.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { container } from '../../../tokens/media.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(300px, 356px) minmax(0, 1fr);
  gap: var(--platform-space-5-5);
  align-items: start;

  ${container.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const HiddenHeading = styled(VisuallyHidden).attrs({ as: 'h2' })`
  scroll-margin-block-start: calc(var(--platform-sticky-top, 0px) + var(--platform-space-4));
`;

export const Notices = styled(Stack)`
  margin-block-end: var(--platform-space-4);

  &:empty {
    display: none;
  }
`;

export const BulkActions = styled(Stack)`
  justify-content: flex-end;
  min-block-size: 36px;
  margin-block-end: var(--platform-space-3);
`;

export const SelectedCount = styled(Text)`
  margin-inline-end: auto;
`;

export const Fallback = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 360px;
  padding: var(--platform-space-8) var(--platform-space-4);
  border-radius: var(--platform-radius-lg);
  box-shadow: 0 0 0 var(--platform-size-hairline) var(--platform-border-hairline);
`;

export const Choices = styled(Stack)`
  margin-block-end: var(--platform-space-4);

  > * {
    flex: 0 1 200px;
    min-inline-size: 0;
  }
`;
