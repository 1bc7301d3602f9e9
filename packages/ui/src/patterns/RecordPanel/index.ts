export { EditButton } from './EditButton.tsx';
export type { EditButtonProps } from './EditButton.tsx';
export { RecordHead } from './RecordHead.tsx';
export type { RecordHeadProps } from './RecordHead.tsx';
export { RecordPanel } from './RecordPanel.tsx';
export type { RecordPanelProps } from './RecordPanel.tsx';
export { RecordSection } from './RecordSection.tsx';
export type { RecordSectionProps } from './RecordSection.tsx';
