export { AccountScreen } from './AccountScreen.tsx';
export { ProfileScreen } from './ProfileScreen.tsx';
export type {
  AccountDraft,
  AccountOrganization,
  AccountPerson,
  AccountScreenProps,
  AccountSession,
  OpenPicture,
  PictureRefusal,
  ProfileEdit,
  ProfilePerson,
  ProfileScreenProps,
  ProfileValues,
} from './types.ts';
