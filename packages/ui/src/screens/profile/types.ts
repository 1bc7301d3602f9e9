import type { DeviceSession, Permission, Role, SignInMethod } from '@platform/domain';
import type { ConfirmOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { RoleOffer } from '../../patterns/RoleRequests/types.ts';
import type { Remote } from '../../remote.ts';

/** The user of the account. */
export interface AccountPerson {
  /** Selects the colour of the avatar. */
  id: string;
  /** First and last name, or the email. */
  name: string;
  /** `''` for none. */
  email: string;
  /** URL of a picture; `''` for none. */
  picture: string;
  /** True if the email is verified. */
  isVerified: boolean;
}

/** The user's organization and permissions in it. */
export interface AccountOrganization {
  /** `''` if the service does not send it. */
  name: string;
  /** `''` for a user without an organization. */
  tenantId: string;
  /** Roles; unknown ones count as viewer. */
  roles: readonly Role[];
  /** Permissions from roles and individual grants, in the order of the role table. */
  permissions: readonly Permission[];
  /** Permissions that no role grants. */
  individual: readonly Permission[];
  /** Permissions unknown to this client, as the service names them. */
  unknown: readonly string[];
  /** Total number of permissions. */
  total: number;
}

/** The user's session; null values are unknown. */
export interface AccountSession {
  /** The user's sign-in methods. */
  methods: readonly SignInMethod[] | null;
  /** Start of this session, as the service sent it; `''` if unknown. */
  since: string;
}

/** Unsent input of this tab. */
export interface AccountDraft {
  /** Unique among the drafts. */
  key: string;
  /** Kind of form, as text. */
  kind: string;
  /** Name of the draft, such as a typed name; `''` for none. */
  name: string;
  /** Name of the page with the form; `''` if no page has it any more. */
  pageTitle: string;
  /** When it was stored; null if unknown. */
  keptAt: Date | null;
  /** In bytes. */
  size: number;
  /** Opens the form with the draft; omitted if no page has the form any more. */
  onOpen?: (() => void) | undefined;
}

/** State of the account page; each part has its own data. */
export interface AccountState<Offered extends RoleOffer = RoleOffer> {
  /** The user, as this browser knows them. */
  person: AccountPerson;
  /** The user's organization; nothing can be changed while it fails to load. */
  organization: Remote<AccountOrganization>;
  /** Role requests for the user. */
  requests: Remote<readonly Offered[]>;
  /** Sign-in methods and start of the session. */
  session: Remote<AccountSession>;
  /** Open sessions of the user on all devices; 'unavailable' leaves the section out. */
  sessions: Remote<readonly DeviceSession[]>;
  /** Keys of the sessions that are being ended. */
  endingSessions: ReadonlySet<string>;
  /** The chosen theme. */
  theme: 'light' | 'dark' | 'system';
  /** True if shortcuts without Ctrl, Cmd or Alt are on. */
  areSingleKeysEnabled: boolean;
  /** Unsent input of this tab, newest first. */
  drafts: readonly AccountDraft[];
}

/** Actions of the account page. */
export interface AccountActions<Offered extends RoleOffer = RoleOffer> {
  /** Accepts or declines a role request after the user confirmed. */
  onAnswer: (request: Offered, isAccepted: boolean) => void;
  /** Ends the session of another device. `name` is its displayed name. */
  onEndSession: (session: DeviceSession, name: string) => void;
  /** Ends all sessions of other devices after the user confirmed; a message keeps the dialog open. */
  onEndOtherSessions: () => Promise<ConfirmOutcome>;
  /** Called with another theme. */
  onThemeChange: (theme: 'light' | 'dark' | 'system') => void;
  /** Called to turn single-key shortcuts on or off. */
  onSingleKeysEnabledChange: (areSingleKeysEnabled: boolean) => void;
  /** Discards a draft without confirmation. */
  onDiscardDraft: (draft: AccountDraft) => void;
  /** Discards all drafts after the user confirmed. */
  onClearDrafts: () => void;
  /** Ends the session in every tab of this browser. */
  onSignOut: () => void;
  /** Downloads the report as a file. */
  onDownloadReport: (report: string) => void;
}

/** Props of the account page. */
export interface AccountScreenProps<Offered extends RoleOffer = RoleOffer> {
  /** State that the page shows. */
  state: AccountState<Offered>;
  /** Called by the sections of the page. */
  actions: AccountActions<Offered>;
  /** Creates the support report of the current state. */
  writeReport: () => string;
  /** Link to the profile. @default '/profile' */
  profileHref?: string | undefined;
}

/** Values that the user can change. */
export interface ProfileValues {
  /** At most 50 characters. */
  firstName: string;
  /** At most 50 characters; first or last name is required. */
  lastName: string;
  /** Stored URL, `data:` URL of a new picture, or `''` for none. */
  picture: string;
}

/** Reason why a file cannot be used as the picture. */
export type PictureRefusal =
  | { problem: 'type' }
  | { problem: 'bytes'; megabytes: number }
  | { problem: 'pixels'; megapixels: number; most: number }
  | { problem: 'broken' };

/** Decodes a file, or returns the reason for a failure. */
export type OpenPicture = (file: File) => Promise<{ bitmap: ImageBitmap } | PictureRefusal>;

/** The signed-in user's profile. */
export interface ProfilePerson extends ProfileValues {
  /** Selects the colour of the avatar. */
  id: string;
  /** First and last name, or the email. */
  name: string;
  /** Read-only. */
  email: string;
  /** Roles in the organization. */
  roles: readonly Role[];
}

/** Props of the profile page. */
export interface ProfileScreenProps {
  /** The user; with a refresh error, data cached in this browser is shown. */
  person: Remote<ProfilePerson>;
  /** Given if the deployment allows changes. */
  edit?: ProfileEdit | undefined;
}

/** Props of the profile form. */
export interface ProfileEdit {
  /** Decodes a chosen file. */
  openPicture: OpenPicture;
  /** Unsaved values of an earlier visit. */
  draft?: Omit<ProfileValues, 'picture'> | undefined;
  /** Called with typed values; null once they are saved or discarded. */
  onDraftChange: (draft: Omit<ProfileValues, 'picture'> | null) => void;
  /** Called when the form gains or loses unsaved changes; `save` resolves to true once it is saved. */
  onDirtyChange: (isDirty: boolean, save: () => Promise<boolean>) => void;
  /** Saves the changed values. Must not reject. */
  onSave: (
    values: ProfileValues,
  ) => Promise<SaveOutcome<keyof ProfileValues, { values: ProfileValues }>>;
}
