import { shownPhone } from './phone.ts';

export function NumberText({ number }: { number: string }) {
  return <bdi>{shownPhone(number)}</bdi>;
}
