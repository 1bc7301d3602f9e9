import type { ScreenState } from './coverageOf.ts';

type Reasons = Partial<Record<ScreenState, string>>;

const oneResponse = 'All of it is one response of one service, which succeeds or fails.';
const once = 'Read once, when it is opened.';
const asBefore = 'The previous data stays, without a notice.';
const offered = 'Part of every deployment.';
const dialog = 'A dialog, as wide on a tablet as on a desktop.';
const sample = 'Sample data; nothing is loaded.';
const inCallPanel = 'One line of the call panel, which loads the data and reports failures.';

/** Screens without data: a frame, a form, a step. */
const withoutData: Reasons = {
  Loading: 'Nothing is read for it.',
  Empty: 'Nothing is read for it.',
  Error: 'Nothing is read for it.',
  Outdated: 'Nothing is read for it.',
  Unavailable: offered,
};

/** Reasons why a screen cannot be in a state and needs no story. */
export const cannotOccur: Readonly<Record<string, Reasons>> = {
  'Billing/Entitlements': {
    Error: 'The default limits stand in: the story Default Limits.',
    Outdated: once,
    Unavailable: offered,
    'Long content': 'Figures, and the names of channels.',
    Tablet: dialog,
  },
  'Billing/Invoices': { Outdated: oneResponse, Unavailable: offered },
  'Billing/Overview': { Unavailable: offered },
  'Billing/Plans': { Outdated: oneResponse, Unavailable: offered },
  'Billing/Usage analytics': {
    Loading: sample,
    Empty: sample,
    Error: sample,
    Outdated: sample,
    Unavailable: sample,
    'Long content': sample,
  },
  'CRM/Board': {
    Outdated: 'Said by the page around it: the story Not Refreshed of Leads.',
    Unavailable: 'Said by the page around it: the story Unavailable of Leads.',
  },
  'CRM/Overview': { Outdated: asBefore },
  'CRM/Call follow-up': {
    Error: inCallPanel,
    Outdated: inCallPanel,
    Unavailable: inCallPanel,
  },
  'CRM/Contact panel': {
    Outdated: once,
    Unavailable: 'Opened from a list, which a deployment has or has not.',
  },
  'CRM/Import contacts': {
    Outdated: 'Told as problems of rows: the story Not Compared.',
    Unavailable: 'Opened from a list, which a deployment has or has not.',
  },
  'Dashboard/Screen': { Outdated: asBefore },
  'Errors/Screens': {
    Loading: 'Nothing is read for it.',
    Empty: 'Nothing is read for it.',
    Outdated: 'Nothing is read for it.',
    'Long content': 'Fixed words.',
    Tablet: 'Centred words, which have room on a tablet as on a desktop.',
  },
  'Bots/Embed panel': {
    Outdated: 'The list beside it says so.',
    Unavailable: 'A list that is not offered opens no panel.',
  },
  'Bots/Studio': { ...withoutData, 'Long content': 'The words of the product.' },
  'Integrations/Return from a provider': {
    Empty: 'Steps, of which there is always one.',
    Outdated: once,
    Unavailable: offered,
    Tablet: 'A column narrower than a tablet.',
  },
  'Integrations/Manage dialog': {
    Empty: 'A connection, which has a name.',
    Outdated: once,
    Unavailable: offered,
    Tablet: dialog,
  },
  'Integrations/Permissions': {
    Outdated: once,
    Unavailable: 'A service without settings shows no permissions.',
    'Long content': 'Shown for every name a service sends: the story Unknown Scope.',
    Tablet: dialog,
  },
  'Knowledge/Panel': { Unavailable: 'Without the service there is no base to open it from.' },
  'Profile/Sessions': { Empty: 'The session that reads the list is always in it.' },
  'Profile/Profile': {
    Unavailable: 'Where it cannot be changed it is read: the story Read Only.',
  },
  'Onboarding/First steps': {
    Empty: 'Steps, of which there is always one.',
    Outdated: asBefore,
    Unavailable: 'A feature that the deployment lacks has no step.',
  },
  'Onboarding/Resume card': {
    Loading: 'It comes once all is known.',
    Empty: 'It goes once nothing is left.',
    Error: 'A step that cannot be read counts as left.',
    Outdated: asBefore,
    Unavailable: offered,
    'Long content': 'The words of the product.',
    Tablet: 'As wide as the page.',
  },
  'Session/AuthLayout': {
    ...withoutData,
    'Long content': 'The words of the product; a form in it is SignInScreen.',
    Phone: 'SignInScreen shows it on a phone.',
    Tablet: 'SignInScreen shows it on a tablet.',
  },
  'Session/CallbackScreen': {
    Empty: 'A message, which has words.',
    Outdated: once,
    Unavailable: offered,
    'Long content': 'Fixed words, or a sentence of the service: the story Failed With Server Text.',
    Phone: 'A column narrower than a phone.',
    Tablet: 'A column narrower than a phone.',
  },
  'Session/Confirmation': {
    Outdated: 'Nothing is read for it.',
    Unavailable: offered,
    Tablet: 'A column narrower than a tablet.',
  },
  'Session/Invitation': {
    Outdated: 'Nothing is read for it.',
    Unavailable: offered,
    Tablet: 'A column narrower than a tablet.',
  },
  'Session/Password reset': {
    Empty: 'A form.',
    Outdated: 'Nothing is read for it.',
    Unavailable: 'No page links to it.',
  },
  'Session/Register': {
    Empty: 'A form.',
    Outdated: 'Nothing is read for it.',
    Unavailable: 'The placeholder in the frame of the sign-in.',
    Tablet: 'A column narrower than a tablet.',
  },
  'Session/SignInScreen': {
    Empty: 'A form.',
    Outdated: 'Nothing is read for it.',
    Unavailable: offered,
  },
  'Settings/Screen': {
    Empty: 'Links, which are always there.',
    Outdated: 'A figure that could not be loaded is left out.',
    Unavailable: 'A figure that could not be loaded is left out.',
  },
  'Shell/Frame notices': withoutData,
  'Shell/AppShell': withoutData,
  'Shell/AppShell/Harbour': {
    ...withoutData,
    'Long content': 'AppShell shows it.',
    Tablet: 'AppShell shows it.',
  },
  'Shell/LanguageControl': {
    ...withoutData,
    'Long content': 'The names of nine languages.',
    Phone: 'AppShell shows it on a phone.',
    Tablet: 'The same at every width.',
  },
  'Team/Invite a member': {
    Empty: 'A form.',
    Outdated: 'Nothing is read for it.',
    Unavailable: offered,
    'Long content': 'A form of an address and a role.',
    Tablet: dialog,
  },
  'Team/Screen': { Unavailable: offered },
  'Content/Editor': {
    Unavailable: 'A list that is not offered opens no content.',
  },
  'Content/Generate': { Outdated: 'What is read fills selects, which keep what they have.' },
  'Content/Versions': { Unavailable: 'A history that is not offered compares nothing.' },
  'Content/Analytics': {
    'Long content': 'Figures, and names as in the list.',
  },
  'Voice/Test call': {
    Loading: 'It waits for nothing; connecting is a moment of a call.',
    Empty: 'Before a call there is no transcript yet: the story Ready.',
    Outdated: 'Nothing is read for it.',
    Unavailable: 'A relay that cannot be reached ends a call: the story Failed.',
    Tablet: dialog,
  },
  'Knowledge/Teach dialog': {
    Outdated: once,
    Unavailable: 'Opened from a transcript; without bases it says so: the story No Bases.',
  },
  'Voice/Call panel': { Unavailable: 'A history that is not offered opens no call.' },
};
