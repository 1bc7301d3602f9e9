/** Parts that few tables have, in one chunk; each further `import()` costs bytes in every table. */
export { AroundTable } from './AroundTable.tsx';
export { Details, Expander } from './RowDetails.tsx';
export { TableFoot } from './TableFoot.tsx';
