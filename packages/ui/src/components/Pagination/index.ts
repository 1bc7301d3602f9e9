export { LoadMore } from './LoadMore.tsx';
export type { LoadMoreProps } from './LoadMore.tsx';
export { Pagination } from './Pagination.tsx';
export type { PaginationProps } from './Pagination.tsx';
