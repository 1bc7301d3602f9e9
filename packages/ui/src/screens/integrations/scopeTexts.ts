import type { integrationsTexts } from '@platform/i18n';

export type ScopeName = keyof (typeof integrationsTexts)['texts']['scope'];

const GOOGLE = 'https://www.googleapis.com/auth/';

/** Scope ids as documented by Slack, Google (without the URL prefix) and HubSpot. */
const NAMES = new Map<string, ScopeName>([
  ['channels:read', 'channelsRead'],
  ['channels:history', 'channelsHistory'],
  ['channels:join', 'channelsJoin'],
  ['groups:read', 'groupsRead'],
  ['groups:history', 'groupsHistory'],
  ['im:read', 'directRead'],
  ['im:history', 'directHistory'],
  ['im:write', 'directWrite'],
  ['mpim:read', 'directRead'],
  ['mpim:history', 'directHistory'],
  ['mpim:write', 'directWrite'],
  ['chat:write', 'post'],
  ['chat:write.public', 'postAnywhere'],
  ['incoming-webhook', 'postOneChannel'],
  ['app_mentions:read', 'mentions'],
  ['users:read', 'people'],
  ['users:read.email', 'peopleEmail'],
  ['team:read', 'workspace'],
  ['files:read', 'sharedFilesRead'],
  ['files:write', 'sharedFilesWrite'],
  ['reactions:read', 'reactionsRead'],
  ['reactions:write', 'reactionsWrite'],
  ['commands', 'commands'],
  ['openid', 'identity'],
  ['email', 'email'],
  ['profile', 'profile'],
  ['https://mail.google.com/', 'mail'],
  ['oauth', 'account'],
  ['crm.objects.contacts.read', 'contactsRead'],
  ['crm.objects.contacts.write', 'contactsWrite'],
  ['crm.objects.companies.read', 'companiesRead'],
  ['crm.objects.companies.write', 'companiesWrite'],
  ['crm.objects.deals.read', 'dealsRead'],
  ['crm.objects.deals.write', 'dealsWrite'],
  ['crm.objects.owners.read', 'owners'],
  ['crm.schemas.contacts.read', 'contactFields'],
  ['tickets', 'tickets'],
]);

const GOOGLE_NAMES = new Map<string, ScopeName>([
  ['userinfo.email', 'email'],
  ['userinfo.profile', 'profile'],
  ['calendar', 'calendar'],
  ['calendar.readonly', 'calendarRead'],
  ['calendar.events', 'calendarEvents'],
  ['calendar.events.readonly', 'calendarEventsRead'],
  ['calendar.freebusy', 'calendarFree'],
  ['drive', 'drive'],
  ['drive.readonly', 'driveRead'],
  ['drive.file', 'driveFile'],
  ['drive.metadata.readonly', 'driveNames'],
  ['gmail.readonly', 'mailRead'],
  ['gmail.send', 'mailSend'],
  ['gmail.compose', 'mailCompose'],
  ['gmail.modify', 'mailModify'],
]);

export function scopeName(id: string): ScopeName | null {
  const name = id.startsWith(GOOGLE) ? GOOGLE_NAMES.get(id.slice(GOOGLE.length)) : NAMES.get(id);
  return name ?? null;
}
