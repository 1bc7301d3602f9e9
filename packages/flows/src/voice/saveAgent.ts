/** A setting that somebody else changed since it was loaded, and that is not what is to be saved. */
export interface SettingConflict<Settings> {
  name: keyof Settings & string;
  /** Whether the person changed it as well. */
  isMineChanged: boolean;
}

/** What a person took of somebody else's changes: the names of the settings that stay as stored. */
export type TakenSettings<Settings> = ReadonlySet<keyof Settings & string>;

export interface SaveAgentOptions<Settings> {
  /** The settings as they were loaded. */
  base: Settings;
  /** The settings as they are to be saved. */
  mine: Settings;
  /** Reads what is stored now; rejects where it cannot. */
  read: () => Promise<Settings>;
  /** Lets the person choose; null gives up. */
  ask: (
    conflicts: readonly SettingConflict<Settings>[],
    stored: Settings,
  ) => Promise<TakenSettings<Settings> | null>;
}

/** What is left to be sent. */
export interface ReadyToSave<Settings> {
  /** What differs from what is stored; `{}` where nothing does. */
  change: Partial<Settings>;
  /** The settings once it is sent. */
  saved: Settings;
}

/**
 * What to send of an edited agent: it is read again, and where somebody else has changed it since it
 * was loaded the person chooses between theirs and mine, setting by setting.
 *
 * @returns null where the person gave up
 * @throws what `read` rejects with
 */
export async function prepareSave<Settings extends object>({
  base,
  mine,
  read,
  ask,
}: SaveAgentOptions<Settings>): Promise<ReadyToSave<Settings> | null> {
  const stored = await read();
  const conflicts = conflictsOf(base, mine, stored);
  const taken = conflicts.length === 0 ? new Set<never>() : await ask(conflicts, stored);
  if (!taken) return null;
  const kept = namesOf(mine).filter((name) => !taken.has(name) && !isSame(mine, stored, name));
  const change = Object.fromEntries(kept.map((name) => [name, mine[name]])) as Partial<Settings>;
  return { change, saved: { ...stored, ...change } };
}

/** The settings that were changed elsewhere and differ from mine. */
const conflictsOf = <Settings extends object>(
  base: Settings,
  mine: Settings,
  stored: Settings,
): SettingConflict<Settings>[] =>
  namesOf(mine)
    .filter((name) => !isSame(base, stored, name) && !isSame(mine, stored, name))
    .map((name) => ({ name, isMineChanged: !isSame(base, mine, name) }));

const namesOf = <Settings extends object>(settings: Settings) =>
  Object.keys(settings) as (keyof Settings & string)[];

const isSame = <Settings extends object>(
  one: Settings,
  other: Settings,
  name: keyof Settings,
): boolean => JSON.stringify(one[name]) === JSON.stringify(other[name]);
