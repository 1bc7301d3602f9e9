import type { Case } from '../case.ts';
import { UsageError } from '../UsageError.ts';
import { nearest } from './nearest.ts';

/**
 * No names mean all cases.
 * @throws UsageError for an unknown name, with a suggestion
 */
export function selectCases(
  cases: readonly Case[],
  services: readonly string[],
  records: readonly string[],
): readonly Case[] {
  const known = namesOf(cases, 'service');
  for (const name of services) {
    if (known.includes(name)) continue;
    throw new UsageError(`There is no service '${name}'. ${choice(name, 'Services', known)}`);
  }
  const ofServices = cases.filter(({ service }) => isWanted(services, service));
  for (const name of records) assertRecord(name, services, ofServices, cases);
  return ofServices.filter(({ record }) => isWanted(records, record));
}

function assertRecord(
  name: string,
  services: readonly string[],
  ofServices: readonly Case[],
  all: readonly Case[],
) {
  const records = namesOf(ofServices, 'record');
  if (records.includes(name)) return;
  const owners = namesOf(
    all.filter(({ record }) => record === name),
    'service',
  );
  const suffix = services.length > 0 ? ` in ${services.join(', ')}` : '';
  const advice =
    owners.length > 0
      ? `It belongs to ${owners.join(', ')}.`
      : choice(
          name,
          services.length > 0 ? `Records of ${services.join(', ')}` : 'Records',
          records,
        );
  throw new UsageError(`There is no record '${name}'${suffix}. ${advice}`);
}

function choice(name: string, heading: string, names: readonly string[]): string {
  const meant = nearest(name, names);
  return `${meant ? `Did you mean '${meant}'? ` : ''}${heading}: ${names.join(', ')}`;
}

const namesOf = (cases: readonly Case[], member: 'service' | 'record'): string[] => [
  ...new Set(cases.map((each) => each[member])),
];

const isWanted = (names: readonly string[], name: string) =>
  names.length === 0 || names.includes(name);
