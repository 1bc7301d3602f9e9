import { defineTexts } from '@platform/i18n';

/** Texts of the shell and the settings. */
export const harbourTexts = defineTexts('harbour', {
  en: {
    product: 'Harbour',
    nav: {
      group: 'Harbour',
      berths: 'Berths',
      contacts: 'Skippers',
      settings: 'Settings',
      free: { one: '{{count}} free berth', other: '{{count}} free berths' },
    },
    user: { signOut: 'Sign out' },
    palette: { pages: 'Pages' },
    theme: { light: 'Light', dark: 'Dark', system: 'As the device' },
    settings: {
      subtitle: 'How Harbour looks and what it tells you.',
      look: 'Appearance',
      theme: 'Theme',
      messages: 'Messages',
      arrivals: 'Arrivals of today',
      storms: 'Storm warnings',
    },
  },
  da: {
    product: 'Havnen',
    nav: {
      group: 'Havn',
      berths: 'Bådpladser',
      contacts: 'Skippere',
      settings: 'Indstillinger',
      free: { one: '{{count}} ledig plads', other: '{{count}} ledige pladser' },
    },
    user: { signOut: 'Log ud' },
    palette: { pages: 'Sider' },
    theme: { light: 'Lyst', dark: 'Mørkt', system: 'Som enheden' },
    settings: {
      subtitle: 'Hvordan Havnen ser ud, og hvad den giver besked om.',
      look: 'Udseende',
      theme: 'Tema',
      messages: 'Beskeder',
      arrivals: 'Dagens ankomster',
      storms: 'Stormvarsler',
    },
  },
});
