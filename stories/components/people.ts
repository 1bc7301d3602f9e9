export interface Person {
  id: string;
  name: string;
  email: string;
  role: 'Admin' | 'Editor' | 'Viewer';
  status: 'Active' | 'Inactive' | 'Pending';
  calls: number | null;
}

export const people: readonly Person[] = [
  ['Priya Nair', 'Admin', 'Active', 64],
  ['Amara Okafor', 'Editor', 'Active', 41],
  ['Дмитрий Соколов', 'Editor', 'Active', 9],
  ['Lucía Fernández', 'Viewer', 'Active', 10],
  ['Jonas Weber', 'Viewer', 'Inactive', null],
  ['Chiara Ricci', 'Admin', 'Active', 120],
  ['Mateus Almeida', 'Viewer', 'Active', 7],
].map(([name, role, status, calls], index) => ({
  id: `person-${index}`,
  name,
  email: `person.${index}@northwind.example`,
  role,
  status,
  calls,
})) as Person[];

/** Many people, in an order that sorting has to change. */
export function manyPeople(count: number): Person[] {
  const roles = ['Viewer', 'Editor', 'Admin'] as const;
  return Array.from({ length: count }, (_, index) => ({
    id: `person-${index}`,
    name: `Person ${((index * 617) % count) + 1}`,
    email: `person.${index}@northwind.example`,
    role: roles[index % 3] ?? 'Viewer',
    status: index % 7 === 0 ? 'Inactive' : 'Active',
    calls: (index * 31) % 97,
  }));
}
