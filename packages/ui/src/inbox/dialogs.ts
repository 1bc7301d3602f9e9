/* What a person opens, and the first page of the area does without. */
export { NewTagDialog } from './NewTagDialog.tsx';
export { TakeOverDialog } from './TakeOverDialog.tsx';
