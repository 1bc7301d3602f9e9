import type { KnowledgeBase } from '@platform/domain';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import type { KnowledgeBaseScreenProps } from './types.ts';

const load = () => import('./dialogs.ts');
const LazyBaseDialog = lazyComponent(load, 'BaseDialog');
const LazyDeleteBaseDialog = lazyComponent(load, 'DeleteBaseDialog');
const LazyPageDialog = lazyComponent(load, 'PageDialog');
const LazyTextDialog = lazyComponent(load, 'TextDialog');

export type OpenDialog = 'create' | 'edit' | 'delete' | 'page' | 'text' | null;

export interface KnowledgeDialogsProps extends Pick<
  KnowledgeBaseScreenProps,
  'actions' | 'drafts'
> {
  base: KnowledgeBase | undefined;
  open: OpenDialog;
  onClose: () => void;
}

export function KnowledgeDialogs(props: KnowledgeDialogsProps) {
  const { base, open, drafts, actions, onClose } = props;
  usePreload(LazyBaseDialog);
  if (open === 'create') {
    return <LazyBaseDialog drafts={drafts?.base} onSave={actions.onCreateBase} onClose={onClose} />;
  }
  if (!base) return null;
  switch (open) {
    case 'edit':
      return (
        <LazyBaseDialog
          base={base}
          drafts={drafts?.base}
          onSave={(values) => actions.onUpdateBase(base, values)}
          onClose={onClose}
        />
      );
    case 'delete':
      return <LazyDeleteBaseDialog base={base} onDelete={actions.onDeleteBase} onClose={onClose} />;
    case 'page':
      return <LazyPageDialog drafts={drafts?.page} onSave={actions.onAddPage} onClose={onClose} />;
    case 'text':
      return <LazyTextDialog drafts={drafts?.text} onSave={actions.onAddText} onClose={onClose} />;
    case null:
      return null;
  }
}
