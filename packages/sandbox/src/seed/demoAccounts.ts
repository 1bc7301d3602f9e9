/** An account a person can sign in with, as `npm start` prints it. */
export interface DemoAccount {
  role: 'Admin' | 'Editor' | 'Viewer';
  tenant: string;
  name: string;
  email: string;
  /** Null: signs in with the identity provider. */
  password: string | null;
}

const password = 'northwind-demo-26';

/** The accounts of the demo data; the first is the main one. All passwords are the same. */
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

/** The password of every demo account that has one. */
export const demoPassword = password;
