export interface DemoAccount {
  role: 'Admin' | 'Editor' | 'Viewer';
  tenant: string;
  name: string;
  email: string;
  /** Null if they sign in with the identity provider. */
  password: string | null;
}

const password = 'northwind-demo-26';

export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'Admin',
    tenant: 'Northwind',
    name: 'Priya Nair',
    email: 'priya.nair@northwind.example',
    password,
  },
  {
    role: 'Editor',
    tenant: 'Northwind',
    name: 'Amara Okafor',
    email: 'amara.okafor@northwind.example',
    password,
  },
  {
    role: 'Viewer',
    tenant: 'Northwind',
    name: 'Lucía Fernández',
    email: 'lucia.fernandez@northwind.example',
    password,
  },
  {
    role: 'Admin',
    tenant: 'Northwind',
    name: 'Chiara Ricci',
    email: 'chiara.ricci@northwind.example',
    password: null,
  },
  {
    role: 'Admin',
    tenant: 'Harbour Optics',
    name: 'Inês Duarte',
    email: 'ines.duarte@harbour-optics.example',
    password,
  },
];

export const demoPassword = password;
