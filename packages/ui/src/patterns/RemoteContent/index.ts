export { RemoteContent } from './RemoteContent.tsx';
export type { RemoteContentProps } from './RemoteContent.tsx';
export { RemoteError } from './RemoteError.tsx';
export type { RemoteErrorProps } from './RemoteError.tsx';
export { dataOf, mapRemote } from '../../remote.ts';
export type { Remote, RemoteFailure } from '../../remote.ts';
