export { ComingArt } from './ComingArt.tsx';
export { EmptyArt } from './EmptyArt.tsx';
export { ErrorArt } from './ErrorArt.tsx';
export { NoResultsArt } from './NoResultsArt.tsx';
