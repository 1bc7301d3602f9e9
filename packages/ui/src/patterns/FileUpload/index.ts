export { FileDropZone } from './FileDropZone.tsx';
export type { FileDropZoneProps } from './FileDropZone.tsx';
export { FileUpload } from './FileUpload.tsx';
export type { FileUploadProps } from './FileUpload.tsx';
export type { FileRefusal, FileRefusalReason, FileRules } from './fileRules.ts';
export type { FileUploadState } from './types.ts';
