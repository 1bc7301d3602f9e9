import { importLimits } from '@platform/flows';
import { ImportDialog } from '@platform/ui';
import { useImport } from './useImport.ts';

export interface ImportViewProps {
  onClose: () => void;
}

/** Import of contacts from a CSV file, over the contacts page. Mount it only while open. */
export function ImportView({ onClose }: ImportViewProps) {
  return <ImportDialog {...useImport()} limits={importLimits} onClose={onClose} />;
}
