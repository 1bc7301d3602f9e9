import type { Messages } from '@platform/i18n';

export const shell = {
  shell: {
    skipToContent: 'Gå til indholdet',
    nav: {
      main: 'Hovedmenu',
      account: 'Konto',
      sheet: 'Navigation',
      soon: 'Snart',
      toggle: 'Vis eller skjul sidepanelet',
      close: 'Luk navigationen',
      jump: 'Gå til…',
      shortcuts: 'Tastaturgenveje',
    },
    header: { back: 'Tilbage' },
    theme: { label: 'Tema', light: 'Lyst', dark: 'Mørkt', system: 'System' },
  },
  palette: {
    label: 'Kommandopalet',
    search: 'Gå til en side, en handling eller en post',
    found: { one: '{{count}} resultat', other: '{{count}} resultater' },
    nothing: 'Intet fundet for “{{search}}”',
    more: '{{count}} mere: skriv videre for at finde dem',
    toMove: 'flytter',
    toOpen: 'åbner',
    toClose: 'lukker',
    toActions: 'viser mere',
    searching: 'Søger…',
    back: 'Tilbage',
    actionsFor: 'Handlinger for {{name}}',
    actionsHint: 'Tryk på højre pil for flere handlinger.',
  },
} satisfies Messages;
