/** Parts that few tables have, in one chunk; each `import()` costs bytes in all the others. */
export { AroundTable } from './AroundTable.tsx';
export { Details, Expander } from './RowDetails.tsx';
export { TableFoot } from './TableFoot.tsx';
