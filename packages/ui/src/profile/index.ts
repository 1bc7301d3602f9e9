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
  ProfileOutcome,
  ProfilePerson,
  ProfileScreenProps,
  ProfileValues,
} from './types.ts';
