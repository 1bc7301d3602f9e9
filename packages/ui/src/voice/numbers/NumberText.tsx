import { shownPhone } from './phone.ts';

/** A telephone number in groups, as people of its country write it. Renders a `<bdi>`. */
export function NumberText({ number }: { number: string }) {
  return <bdi>{shownPhone(number)}</bdi>;
}
