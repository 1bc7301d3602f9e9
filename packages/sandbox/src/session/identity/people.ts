export interface Identity {
  email: string;
  givenName: string;
  familyName: string;
  picture: string;
}

const person = (email: string, givenName: string, familyName: string): Identity => ({
  email,
  givenName,
  familyName,
  picture: '',
});

export const IDENTITIES: readonly Identity[] = [
  person('chiara.ricci@northwind.example', 'Chiara', 'Ricci'),
  person('priya.nair@northwind.example', 'Priya', 'Nair'),
  person('mateus.almeida@northwind.example', 'Mateus', 'Almeida'),
  person('ines.duarte@harbour-optics.example', 'Inês', 'Duarte'),
  person('guest@elsewhere.example', 'Kim', 'Guest'),
];

export function findIdentity(email: string): Identity | undefined {
  return IDENTITIES.find((identity) => identity.email === email);
}

export function hasIdentity(email: string): boolean {
  return findIdentity(email) !== undefined;
}
