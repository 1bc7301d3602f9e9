import { Mail } from 'lucide';
import { Icon } from './Icon.tsx';

const tints = 5;

/** The first letters of the first and the last word, each with its combining marks. */
function initialsOf(name: string): string {
  const letters = name
    .split(' ')
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '')
    .filter(Boolean);
  return (letters.shift() ?? '') + (letters.pop() ?? '');
}

/** 1 to 5, the same for the same text. */
function tintOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += letter.codePointAt(0) ?? 0;
  return (sum % tints) + 1;
}

interface AvatarProps {
  name: string;
  isPending?: boolean;
}

export function Avatar({ name, isPending = false }: AvatarProps) {
  return (
    <span className="avatar" data-tint={isPending ? 'pending' : tintOf(name)} aria-hidden="true">
      {isPending ? <Icon icon={Mail} /> : initialsOf(name)}
    </span>
  );
}
