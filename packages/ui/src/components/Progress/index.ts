export { Progress } from './Progress.tsx';
export type { ProgressProps, ProgressStatus } from './Progress.tsx';
