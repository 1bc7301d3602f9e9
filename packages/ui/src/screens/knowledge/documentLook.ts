import type { DocumentStatus, DocumentType } from '@platform/domain';
import { FileText, Globe, Text, Table } from 'lucide';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';

const icons: Readonly<Record<DocumentType, IconShape>> = {
  pdf: FileText,
  docx: FileText,
  txt: Text,
  md: Text,
  csv: Table,
  web: Globe,
  text: Text,
};

const tones: Readonly<Record<DocumentStatus, BadgeTone>> = {
  queued: 'neutral',
  processing: 'warning',
  ready: 'success',
  failed: 'danger',
  stale: 'warning',
};

export const documentIcon = (type: DocumentType | null): IconShape =>
  type ? icons[type] : FileText;

export const statusTone = (status: DocumentStatus | null): BadgeTone =>
  status ? tones[status] : 'neutral';
