import type { Permission, Role, SignInMethod } from '@platform/domain';
import type { SaveOutcome } from '../patterns/FormDialog/formTypes.ts';
import type { RoleOffer } from '../patterns/RoleRequests/types.ts';
import type { Remote } from '../remote.ts';

/** The person whose account it is. */
export interface AccountPerson {
  /** Chooses the tint of the avatar. */
  id: string;
  /** First plus last name, else the email. */
  name: string;
  /** '' where there is none. */
  email: string;
  /** The address of a picture; '' for none. */
  picture: string;
  /** Whether the email was verified. */
  isVerified: boolean;
}

/** Where a person works, and what they may do there. */
export interface AccountOrganization {
  /** '' where the service does not tell. */
  name: string;
  /** '' for a person without an organization. */
  tenantId: string;
  /** The roles; those that are unknown count as viewer. */
  roles: readonly Role[];
  /** What the roles and what was given beside them allow, in the order of the table of roles. */
  permissions: readonly Permission[];
  /** Those of them that no role grants. */
  beside: readonly Permission[];
  /** Permissions this product has no words for, as the service names them. */
  unknown: readonly string[];
  /** How many permissions there are. */
  total: number;
}

/** How a person is signed in; null where the service does not tell. */
export interface AccountSession {
  /** The ways in that the person has. */
  methods: readonly SignInMethod[] | null;
  /** When this session began, as the service sent it; '' where unknown. */
  since: string;
}

/** What was typed in this tab and not sent. */
export interface AccountDraft {
  /** Tells it from the others. */
  key: string;
  /** What kind of form it is of, in words. */
  kind: string;
  /** What it is known by, such as a name that was typed; '' for nothing. */
  name: string;
  /** The page that has the form, by its name; '' where none has it any more. */
  place: string;
  /** When it was kept; null where unknown. */
  keptAt: Date | null;
  /** What it takes of the storage, in bytes. */
  size: number;
  /** Opens the form with it; left out where no page has that form any more. */
  onOpen?: (() => void) | undefined;
}

/** The parts of the account, each with data of its own. */
export interface AccountScreenProps<Offered extends RoleOffer = RoleOffer> {
  /** Who it is, as this browser knows it. */
  person: AccountPerson;
  /** Where they work; an error says that nothing may be changed until it is known. */
  organization: Remote<AccountOrganization>;
  /** The roles that are offered to them elsewhere. */
  requests: Remote<readonly Offered[]>;
  /** Answers an offer, after the person has confirmed it. */
  onAnswer: (request: Offered, isAccepted: boolean) => void;
  /** How they can sign in, and since when they are. */
  session: Remote<AccountSession>;
  /** The theme that was chosen. */
  theme: 'light' | 'dark' | 'system';
  /** Called with another theme. */
  onThemeChange: (theme: 'light' | 'dark' | 'system') => void;
  /** Whether keys without Ctrl, Cmd or Alt act. */
  hasSingleKeys: boolean;
  /** Called when they are switched on or off. */
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
  /** What is unsent in this tab, the newest first. */
  drafts: readonly AccountDraft[];
  /** Gives up one of them, without a question: it is a row of a list. */
  onDiscardDraft: (draft: AccountDraft) => void;
  /** Gives up all of them, after the person has confirmed it. */
  onClearDrafts: () => void;
  /** Ends the session in every tab of this browser. */
  onSignOut: () => void;
  /** Writes the support report as things stand. */
  writeReport: () => string;
  /** Hands the report over as a file. */
  onDownloadReport: (report: string) => void;
  /** The address of the profile. @default '/profile' */
  profileHref?: string | undefined;
}

/** What a person can change about themselves. */
export interface ProfileValues {
  /** The first name, at most 50 characters. */
  firstName: string;
  /** The last name, at most 50 characters; one of the two is there. */
  lastName: string;
  /** The picture: as it is stored, a new one as a `data:` address, '' for none. */
  picture: string;
}

/** Why a file cannot be the picture. */
export type PictureRefusal =
  | { problem: 'type' }
  | { problem: 'bytes'; megabytes: number }
  | { problem: 'pixels'; megapixels: number; most: number }
  | { problem: 'broken' };

/** Opens a file as a picture, or says why it is none. */
export type OpenPicture = (file: File) => Promise<{ bitmap: ImageBitmap } | PictureRefusal>;

/** The profile of the person signed in. */
export interface ProfilePerson extends ProfileValues {
  /** Chooses the tint of the avatar. */
  id: string;
  /** First plus last name, else the email. */
  name: string;
  /** Cannot be changed here. */
  email: string;
  /** What they are here. */
  roles: readonly Role[];
}

/** The profile page. */
export interface ProfileScreenProps {
  /** Who it is; a refresh error says that this is what the browser remembers. */
  person: Remote<ProfilePerson>;
  /** What is needed to change it; left out where the deployment does not let people. */
  edit?: ProfileEdit | undefined;
}

/** What the form of the profile needs. */
export interface ProfileEdit {
  /** Opens a file that was chosen. */
  openPicture: OpenPicture;
  /** What was typed before and not saved. */
  draft?: Omit<ProfileValues, 'picture'> | undefined;
  /** Told what is typed; null once it is saved or given up. */
  onDraftChange: (draft: Omit<ProfileValues, 'picture'> | null) => void;
  /** Told whether the form holds what is not saved. */
  onDirtyChange: (isDirty: boolean) => void;
  /** Saves what has changed. Must not reject. */
  onSave: (
    values: ProfileValues,
  ) => Promise<SaveOutcome<keyof ProfileValues, { values: ProfileValues }>>;
}
