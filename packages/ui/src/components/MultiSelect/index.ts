export { MultiSelect } from './MultiSelect.tsx';
export type { MultiSelectProps } from './types.ts';
