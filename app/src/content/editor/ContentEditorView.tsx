import type { Content } from '@platform/api';
import { ContentEditorScreen } from '@platform/ui/content';
import { LeaveView } from '../../routing/LeaveView.tsx';
import { contentPaths, historyHref } from '../address.ts';
import { useContentEditor } from './useContentEditor.ts';

export interface ContentEditorViewProps {
  loaded: Content;
  onReopen: () => void;
}

export function ContentEditorView({ loaded, onReopen }: ContentEditorViewProps) {
  const { screen, leave } = useContentEditor(loaded, onReopen);
  return (
    <>
      <ContentEditorScreen
        {...screen}
        contentsHref={contentPaths.contents}
        historyHref={historyHref(loaded.id)}
      />
      <LeaveView {...leave} />
    </>
  );
}
