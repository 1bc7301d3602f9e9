import type { Dictionary } from '../types.ts';

export const onboarding = {
  title: {
    start: 'Erste Schritte zu Ihrem ersten Anruf.',
    half: 'Auf halbem Weg zu Ihrem ersten Anruf.',
    last: 'Noch ein Schritt.',
    done: 'Alles ist eingerichtet.',
  },
  text: 'Jeder Schritt öffnet die richtige Seite, und diese Liste folgt dem, was Sie eingerichtet haben.',
  doneText: 'Diese Liste folgt dem, was Sie eingerichtet haben, und ist da, wenn Sie sie brauchen.',
  progress: '{{done}} von {{total}} erledigt',
  later: 'Später',
  steps: 'Erste Schritte',
  done: 'Erledigt',
  failed: 'Dieser Schritt konnte nicht gelesen werden.',
  openDashboard: 'Dashboard öffnen',
  requests: {
    title: 'Rollenanfragen beantworten',
    todo: 'Jemand bietet Ihnen eine Rolle an.',
    done: 'Kein Angebot wartet auf eine Antwort.',
  },
  name: {
    title: 'Namen bestätigen',
    todo: 'Kollegen sehen ihn bei dem, was Sie tun.',
    action: 'Profil öffnen',
  },
  integration: {
    title: 'Eine Integration verbinden',
    todo: 'Assistenten lesen daraus und handeln darin.',
    action: 'Integrationen ansehen',
    done: '{{provider}}, als {{account}}',
  },
  agent: {
    title: 'Einen Agenten aus einer Vorlage erstellen',
    todo: 'Er beginnt offline, sodass ihn noch niemand anrufen kann.',
    template: 'Vorlage',
    blank: 'Leer',
    blankText: 'Selbst schreiben',
    action: 'Agent erstellen',
    done: {
      one: '{{count}} Agent',
      other: '{{count}} Agenten',
    },
  },
  test: {
    title: 'Anhören',
    todo: 'Sprechen Sie mit Ihrem Agenten, bevor es Anrufer tun.',
    action: 'Agent testen',
    done: 'Sie haben ihn getestet.',
  },
  number: {
    title: 'Eine Nummer geben',
    todo: 'Fügen Sie eine Telefonnummer hinzu und wählen Sie den Agenten, der sich meldet.',
    action: 'Telefonnummern',
  },
  call: {
    title: 'Anrufen',
    todo: 'Rufen Sie Ihre Nummer von einem beliebigen Telefon an.',
    action: 'Anrufen',
    done: 'Ihr erster Anruf ist eingegangen.',
    number: 'Rufen Sie {{number}} von einem beliebigen Telefon an.',
  },
  invite: {
    title: 'Eine Kollegin oder einen Kollegen einladen',
    todo: 'Geben Sie jetzt eine Rolle, ändern Sie sie später.',
    action: 'Benutzer einladen',
    done: {
      one: '{{count}} Person im Team, Eingeladene mitgezählt',
      other: '{{count}} Personen im Team, Eingeladene mitgezählt',
    },
  },
  plan: {
    title: 'Einen Tarif wählen',
    todo: 'Für Sie gelten die Standardgrenzen.',
    action: 'Tarife ansehen',
    done: 'Ein Tarif ist gewählt.',
  },
  card: {
    title: 'Weiter mit Ihren ersten Schritten',
    resume: 'Fortsetzen',
    hide: 'Ausblenden',
  },
} satisfies Dictionary<'de'>['onboarding'];
