import type { Dictionary } from '../types.ts';

export const palette = {
  label: 'Palette de commandes',
  search: 'Aller à une page, une action ou une fiche',
  found: {
    one: '{{count}} résultat',
    many: '{{count}} de résultats',
    other: '{{count}} résultats',
  },
  nothing: 'Aucun résultat pour « {{search}} »',
  more: '{{count}} de plus : continuez à taper pour les trouver',
  toMove: 'pour se déplacer',
  toOpen: 'pour ouvrir',
  toClose: 'pour fermer',
  group: {
    actions: 'Actions',
    pages: 'Aller à',
    members: 'Membres de l’équipe',
    agents: 'Agents vocaux',
    invoices: 'Factures',
  },
  action: {
    invite: 'Inviter un utilisateur',
    planAndUsage: 'Forfait et utilisation',
    addContact: 'Ajouter un contact',
    addLead: 'Ajouter un prospect',
    addInteraction: 'Ajouter une interaction',
    importContacts: 'Importer un CSV',
  },
  theme: 'Thème : {{theme}}',
  online: 'En ligne',
  offline: 'Hors ligne',
  keys: {
    page: 'Sur cette page',
    rows: 'Dans une liste',
    everywhere: 'Partout',
    single: 'Touches seules',
    singleHint:
      'Touches sans Ctrl ni Cmd. Désactivez-les si vous dictez ou appuyez sur des touches par erreur.',
    moveRows: 'Passer d’une ligne à l’autre',
    openRow: 'Ouvrir la ligne',
    lookAtRow: 'Consulter la ligne sans la quitter',
    selectRow: 'Sélectionner la ligne',
    editRow: 'Modifier la ligne',
    send: 'Envoyer un formulaire ou une note',
    leave: 'Quitter le champ, puis fermer le volet ou la boîte de dialogue',
  },
} satisfies Dictionary<'fr'>['palette'];
