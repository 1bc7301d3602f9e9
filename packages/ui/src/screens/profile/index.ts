export { AccountScreen } from './AccountScreen.tsx';
export { ProfileScreen } from './ProfileScreen.tsx';
export type {
  AccountActions,
  AccountDraft,
  AccountOrganization,
  AccountPerson,
  AccountScreenProps,
  AccountState,
  AccountSession,
  OpenPicture,
  PictureRefusal,
  ProfileEdit,
  ProfilePerson,
  ProfileScreenProps,
  ProfileValues,
} from './types.ts';
