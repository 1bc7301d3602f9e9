import { shownPhone } from './phone.ts';

/** Renders a phone number in the format of its country, as a `<bdi>`. */
export function NumberText({ number }: { number: string }) {
  return <bdi>{shownPhone(number)}</bdi>;
}
