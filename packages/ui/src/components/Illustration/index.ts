export { BotsArt } from './BotsArt.tsx';
export { ComingSoonArt } from './ComingSoonArt.tsx';
export { EmptyArt } from './EmptyArt.tsx';
export { ErrorArt } from './ErrorArt.tsx';
export { NoResultsArt } from './NoResultsArt.tsx';
export { NotFoundArt } from './NotFoundArt.tsx';
export { SignInArt } from './SignInArt.tsx';
export type { Illustrations } from '../../internal/ProductContext.tsx';
