import type { LayoutFunctions, TableColumnLayout } from './layoutTypes.ts';

/** Functions of a layout that `useColumnLayout` has made. */
export const layoutFunctions = ({ functions }: TableColumnLayout) => functions as LayoutFunctions;
