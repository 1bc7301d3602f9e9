import { importLimits } from '@platform/flows';
import { ImportDialog } from '@platform/ui/crm';
import { useImport } from './useImport.ts';

export interface ImportViewProps {
  onClose: () => void;
}

export function ImportView({ onClose }: ImportViewProps) {
  return <ImportDialog {...useImport()} limits={importLimits} onClose={onClose} />;
}
