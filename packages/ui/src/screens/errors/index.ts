export { ComingSoonScreen } from './ComingSoonScreen.tsx';
export type { ComingSoonMessageProps as ComingSoonScreenProps } from '../../patterns/MessagePage/ComingSoonMessage.tsx';
export { ConfigFailureScreen } from './ConfigFailureScreen.tsx';
export type { ConfigFailureScreenProps, FailedSetting } from './ConfigFailureScreen.tsx';
export { ErrorScreen } from './ErrorScreen.tsx';
export type { ErrorScreenProps } from './ErrorScreen.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
export type { NotFoundScreenProps } from './NotFoundScreen.tsx';
