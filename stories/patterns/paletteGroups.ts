import type { PaletteGroup, PaletteItem } from '@platform/ui';
import {
  Blocks,
  CircleUserRound,
  CreditCard,
  MessageSquarePlus,
  PenLine,
  PhoneCall,
  Target,
  Upload,
  UserCheck,
  UserPlus,
} from 'lucide';

/** `onSelect` is called with the row's action. */
export function paletteGroups(onSelect: (id: string) => void): readonly PaletteGroup[] {
  const item = (row: Omit<PaletteItem, 'onSelect'>): PaletteItem => ({
    ...row,
    onSelect: () => onSelect(row.id),
  });
  return [
    {
      id: 'actions',
      label: 'Actions',
      items: [
        item({ id: 'add', label: 'Add Contact', hint: 'CRM', icon: UserPlus, keys: 'c' }),
        item({ id: 'import', label: 'Import CSV', hint: 'CRM', icon: Upload }),
        item({
          id: 'invite',
          label: 'Invite User',
          hint: 'Team Management',
          icon: UserPlus,
          disabledReason: 'You do not have permission for this action',
        }),
      ],
    },
    {
      id: 'pages',
      label: 'Go to',
      items: [
        item({ id: 'integrations', label: 'Integrations', icon: Blocks }),
        item({ id: 'invoices', label: 'Invoice', hint: 'Billing', icon: CreditCard }),
        item({ id: 'studio', label: 'Content Studio', icon: PenLine, isSoon: true }),
      ],
    },
    {
      id: 'contacts',
      label: 'Contacts',
      isSearchOnly: true,
      items: [
        item({ id: 'jose', label: 'José Álvarez', hint: 'Café Ñandú', icon: CircleUserRound }),
        item({ id: 'ana', label: 'Ana Invernizzi', hint: 'Nordwind', icon: CircleUserRound }),
      ],
    },
  ];
}

/** Result of a service for 'in': the word is in the summary of the call. */
export const foundCalls: PaletteGroup = {
  id: 'calls',
  label: 'Calls',
  isSearchOnly: true,
  items: [
    {
      id: 'call',
      label: 'Front desk, +44 20 7946 0018',
      hint: '18/06/24 11:42',
      icon: PhoneCall,
      foundFor: 'in',
      onSelect: () => undefined,
    },
  ],
};

/** A lead with actions, one of which lists the members to assign it to. */
export const recordGroups = (onSelect: (id: string) => void): readonly PaletteGroup[] => [
  ...paletteGroups(onSelect),
  {
    id: 'leads',
    label: 'Leads',
    isSearchOnly: true,
    items: [
      {
        id: 'amelia',
        label: 'Amelia Hartley',
        hint: 'Qualified',
        icon: Target,
        onSelect: () => onSelect('amelia'),
        actions: () => [
          {
            id: 'log',
            label: 'Log interaction',
            icon: MessageSquarePlus,
            onSelect: () => onSelect('log'),
          },
          {
            id: 'assign',
            label: 'Assign to…',
            icon: UserCheck,
            actions: () => [
              { id: 'amara', label: 'Amara Okafor', onSelect: () => onSelect('amara') },
              { id: 'jonas', label: 'Jonas Weber', onSelect: () => onSelect('jonas') },
            ],
          },
        ],
      },
    ],
  },
];

/** 5,000 contacts, found by 'person' or by their number. */
export const manyGroups = (onSelect: (id: string) => void): readonly PaletteGroup[] => [
  ...paletteGroups(onSelect),
  {
    id: 'many',
    label: 'Leads',
    isSearchOnly: true,
    items: Array.from({ length: 5000 }, (_none, index) => ({
      id: `many-${index}`,
      label: `Person ${index}`,
      hint: 'Contacted',
      icon: CircleUserRound,
      onSelect: () => onSelect(`many-${index}`),
    })),
  },
];

const long = 'Wolfeschlegelsteinhausenbergerdorff & Söhne Beteiligungsgesellschaft mbH';

/** Names and hints wider than the palette. */
export const longGroups = (onSelect: (id: string) => void): readonly PaletteGroup[] => [
  {
    id: 'long',
    label: 'Contacts',
    items: [
      {
        id: 'long',
        label: `Hubert ${long}`,
        hint: long,
        icon: CircleUserRound,
        onSelect: () => onSelect('long'),
      },
      { id: 'plain', label: 'Bo', icon: CircleUserRound, onSelect: () => onSelect('plain') },
    ],
  },
];
