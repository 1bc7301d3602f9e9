export { AvatarGroup } from './AvatarGroup.tsx';
export type { AvatarGroupProps, AvatarPerson } from './AvatarGroup.tsx';
