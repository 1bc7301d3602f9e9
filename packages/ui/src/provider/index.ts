export { PlatformProvider } from './PlatformProvider.tsx';
export type { PlatformProviderProps } from './PlatformProvider.tsx';
