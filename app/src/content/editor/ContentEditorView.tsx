import type { Content } from '@platform/api';
import { ContentEditorScreen } from '@platform/ui';
import { LeaveView } from '../../routing/LeaveView.tsx';
import { contentPaths, historyHref } from '../address.ts';
import { useContentEditor } from './useContentEditor.ts';

export interface ContentEditorViewProps {
  /** The content as it is on the service. */
  loaded: Content;
  /** Opens the editor again, with what is on the service. */
  onReopen: () => void;
}

/** A content that is edited: it saves itself, and asks where somebody else was quicker. */
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
