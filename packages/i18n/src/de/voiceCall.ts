import type { Dictionary } from '../types.ts';

export const voiceCall = {
  title: '{{name}} testen',
  mode: { label: 'Wie Sie sprechen', voice: 'Sprache', text: 'Text', textMode: 'Textmodus' },
  close: { idle: 'Schließen', live: 'Schließen und den Anruf beenden' },
  transcript: {
    label: 'Mitschrift',
    you: 'Sie:',
    agent: 'Agent:',
    voiceEmpty:
      'Beginnen Sie den Anruf und sprechen Sie wie ein Anrufer. Was gesagt wird, erscheint hier.',
    textEmpty:
      'Beginnen Sie den Chat und schreiben Sie wie ein Anrufer. Was gesagt wird, erscheint hier.',
    nothingSaid: 'Es wurde nichts gesagt.',
    omitted: {
      one: '{{count}} früherer Eintrag wird nicht angezeigt',
      other: '{{count}} frühere Einträge werden nicht angezeigt',
    },
    reconnected:
      'Die Verbindung wurde unterbrochen. Der Agent begann das Gespräch wieder mit seiner Begrüßung.',
    backToNow: 'Zurück zu jetzt',
  },
  latency: {
    label: 'Antwort nach {{ms}} ms',
    hearing: 'Hören',
    thinking: 'Denken',
    speaking: 'Sprechen',
    ms: '{{ms}} ms',
  },
  tool: {
    label: 'Werkzeug {{name}}',
    arguments: 'Argumente',
    result: 'Ergebnis',
    failed: 'Fehlgeschlagen',
    showAll: 'Alles anzeigen',
  },
  draft: {
    title: 'Ungespeichert ausprobieren',
    restarted: 'Die Einstellungen haben sich geändert, daher begann der Chat neu.',
  },
  variables: { title: 'Variablen' },
  cases: {
    label: 'Regressionsfall',
    none: 'Kein Fall',
    save: 'Als Regressionsfall speichern',
    saved: 'Als Regressionsfall gespeichert',
    remove: 'Fall löschen',
  },
  replay: {
    line: 'Zeile {{place}} von {{of}} des Anrufs',
    done: 'Alle Zeilen des Anrufs wurden gesagt.',
  },
  compose: {
    voice: 'Tippen statt sprechen',
    text: 'Schreiben Sie, was ein Anrufer sagen würde',
    send: 'Senden',
  },
  state: {
    ready: 'Bereit',
    asking: 'Wartet auf das Mikrofon',
    connecting: 'Verbindet',
    reconnecting: 'Verbindung verloren, verbindet erneut',
    listening: 'Hört zu',
    thinking: 'Denkt nach',
    speaking: 'Spricht',
    ended: 'Anruf beendet',
  },
  hint: {
    ready: 'Vor dem Start wird nichts aufgenommen oder abgespielt',
    asking: 'Erlauben Sie es dort, wo Ihr Browser fragt',
    connecting: 'Der Agent meldet sich gleich',
    reconnecting: 'Was gesagt wurde, bleibt hier stehen',
    listening: 'Sprechen Sie, wann Sie möchten',
    listeningText: 'Schreiben Sie, wann Sie möchten',
    muted: 'Ihr Mikrofon ist stumm',
    thinking: 'Der Agent überlegt eine Antwort',
    speaking: 'Sie können jederzeit unterbrechen',
  },
  action: {
    startVoice: 'Anruf beginnen',
    startText: 'Chat beginnen',
    again: 'Neu beginnen',
    mute: 'Stumm',
    unmute: 'Ton an',
    interrupt: 'Unterbrechen',
    hangUp: 'Auflegen',
    endChat: 'Chat beenden',
    copy: 'Mitschrift kopieren',
    save: 'Mitschrift speichern',
    openCall: 'In der Anrufliste öffnen',
  },
  facts: {
    time: 'Dauer',
    minutes: 'Sprachminuten',
    minutesUsed: '{{minutes}} in diesem Test',
    turns: 'Beiträge',
    replyTime: 'Typische Antwortzeit',
    ignored: 'Unlesbare Nachrichten',
    limit: 'Endet nach',
  },
  device: {
    microphone: 'Mikrofon',
    speaker: 'Lautsprecher',
    default: 'Standard des Systems',
    check: 'Mikrofon prüfen',
    checkAgain: 'Erneut prüfen',
  },
  problem: {
    missing: {
      title: 'Kein Mikrofon gefunden',
      text: 'Schließen Sie eines an oder wählen Sie ein anderes, und prüfen Sie erneut.',
    },
    denied: { title: 'Das Mikrofon ist blockiert' },
    taken: {
      title: 'Das Mikrofon wird gerade benutzt',
      text: 'Ein anderes Programm hält es. Schließen Sie dieses Programm und prüfen Sie erneut.',
    },
    unplugged: {
      title: 'Das Mikrofon wurde getrennt',
      text: 'Schließen Sie es wieder an oder wählen Sie ein anderes. Solange hört der Agent Sie nicht.',
    },
    blocked: {
      title: 'Das Mikrofon ist auf dieser Seite nicht erlaubt',
      text: 'Der Server dieser Seite verbietet es. Bitten Sie dessen Betreiber, das Mikrofon zu erlauben.',
    },
    unsupported: {
      title: 'Dieser Browser bietet kein Mikrofon',
      text: 'Öffnen Sie die Seite über https in einem aktuellen Browser.',
    },
    failed: {
      title: 'Das Mikrofon ließ sich nicht öffnen',
      text: 'Prüfen Sie erneut oder wählen Sie ein anderes.',
    },
    meanwhile: 'Der Textmodus geht inzwischen und verbraucht keine Sprachminuten.',
  },
  denied: {
    chromium: 'Erlauben Sie es über das Symbol links der Adresse und prüfen Sie dann erneut.',
    firefox:
      'Heben Sie die Sperre über das Symbol links der Adresse auf und prüfen Sie dann erneut.',
    safari:
      'Erlauben Sie es unter Safari, Einstellungen für diese Website, und prüfen Sie dann erneut.',
    other:
      'Erlauben Sie es in den Einstellungen Ihres Browsers für diese Seite und prüfen Sie dann erneut.',
  },
  usedUp: {
    title: 'Keine Sprachminuten übrig',
    text: 'Ihr Tarif hat keine Sprachminuten mehr, Anrufe mit Sprache müssen warten. Der Textmodus verbraucht keine.',
    plans: 'Tarife ansehen',
  },
  warning: 'Der Agent meldet ein Problem: {{message}}',
  end: {
    caller_hung_up: 'Sie haben den Anruf beendet.',
    agent_ended: 'Der Agent hat sich verabschiedet und den Anruf beendet.',
    transferred: 'Der Agent hat den Anruf weitergeleitet. Ein Testanruf endet dort.',
    silence_timeout: 'Der Agent hat zu lange nichts gehört und den Anruf beendet.',
    time_limit: 'Der Anruf hat seine Höchstdauer erreicht.',
    minutes_used_up: 'Die Sprachminuten Ihres Tarifs sind aufgebraucht.',
    voicemail: 'Der Anruf ging an die Mailbox.',
    no_answer: 'Niemand hat abgenommen.',
    error: 'Der Agent konnte nicht weitermachen.',
    unreachable: 'Der Agent ist nicht erreichbar. Prüfen Sie die Verbindung und beginnen Sie neu.',
    lost: 'Die Verbindung ging zweimal verloren. Prüfen Sie sie und beginnen Sie neu.',
    unauthorised:
      'Der Dienst hat Ihre Anmeldung nicht angenommen. Melden Sie sich erneut an und beginnen Sie neu.',
    not_found: 'Diesen Agenten gibt es nicht mehr.',
    flooded:
      'Der Agent hat mehr gesendet, als angezeigt werden kann; darum wurde der Anruf beendet.',
    unknown: 'Der Anruf endete: {{reason}}',
    detail: 'Der Dienst meldete: {{detail}}',
  },
  file: {
    name: 'testanruf',
    tool: 'Werkzeug {{name}} ({{ms}} ms): {{arguments}} → {{result}}',
  },
} satisfies Dictionary<'de'>['voiceCall'];
