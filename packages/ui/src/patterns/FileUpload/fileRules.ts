/** Rules for accepted files. The server must check them too. */
export interface FileRules {
  /**
   * Extensions and media types, as in `<input accept>`: `.pdf,.csv,image/*`. List extensions for
   * types that systems do not know, such as Markdown. @default any
   */
  accept?: string | undefined;
  /** Largest size of a file in bytes. @default any */
  maxSize?: number | undefined;
  /** Largest number of files. @default any, or 1 without `multiple` */
  maxFiles?: number | undefined;
}

/** Reason why a file is refused. */
export type FileRefusalReason = 'folder' | 'type' | 'empty' | 'size' | 'duplicate' | 'count';

/** A file that was not added. */
export interface FileRefusal {
  /** The file. */
  file: File;
  /** The first rule that the file breaks. */
  reason: FileRefusalReason;
}

/** Parses `accept` into lower-case extensions and media types. */
export const acceptedTypes = (accept = ''): string[] =>
  accept
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter((type) => type !== '' && type !== '*/*' && type !== '*');

function isAccepted({ name, type }: File, types: readonly string[]): boolean {
  const mediaType = type.split(';', 1).join('').toLowerCase();
  return (
    types.length === 0 ||
    types.some((accepted) => {
      if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted);
      if (accepted.endsWith('/*')) return mediaType.startsWith(accepted.slice(0, -1));
      return mediaType === accepted;
    })
  );
}

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name &&
  one.size === other.size &&
  one.lastModified === other.lastModified &&
  one.type === other.type;

/** Splits `incoming` files into those to add to `present` ones and those to refuse, with reasons. */
export function checkFiles(
  incoming: readonly File[],
  folders: ReadonlySet<File>,
  present: readonly File[],
  { accept, maxSize = Infinity, maxFiles = Infinity }: FileRules,
): { accepted: File[]; refused: FileRefusal[] } {
  const types = acceptedTypes(accept);
  const accepted: File[] = [];
  const refused: FileRefusal[] = [];

  function reasonFor(file: File): FileRefusalReason | null {
    if (folders.has(file)) return 'folder';
    if (!isAccepted(file, types)) return 'type';
    if (file.size === 0) return 'empty';
    if (file.size > maxSize) return 'size';
    if ([...present, ...accepted].some((other) => isSameFile(other, file))) return 'duplicate';
    return present.length + accepted.length >= maxFiles ? 'count' : null;
  }

  for (const file of incoming) {
    const reason = reasonFor(file);
    if (reason) refused.push({ file, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}
