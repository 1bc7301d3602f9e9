import { ofProduct } from '../productAreas.ts';

/** Texts of the settings overview. The cards use the names of their pages. */
export const settingsTexts = ofProduct({
  area: 'settings',
  texts: {
    subtitle: 'People, plan and connections of your organization.',
    subtitleOf: 'People, plan and connections of {{tenant}}.',
    loading: 'Loading figures…',
    teams: {
      text: 'Invite colleagues and set their roles.',
      people: { one: 'person', other: 'people' },
      pending: { one: '{{count}} invitation pending', other: '{{count}} invitations pending' },
    },
    billing: {
      text: 'Plan, usage and invoices.',
      plan: 'current plan',
      renews: 'next invoice {{date}}',
      ends: 'ends {{date}}',
    },
    integrations: {
      text: 'Services your assistants read from and act in.',
      connected: { one: 'connected', other: 'connected' },
      action: { one: '{{count}} needs action', other: '{{count}} need action' },
    },
  },
} as const);
