export interface SettingConflict<Settings> {
  name: keyof Settings & string;
  /** True if this user changed it as well. */
  isMineChanged: boolean;
}

export type AcceptedSettings<Settings> = ReadonlySet<keyof Settings & string>;

export interface SaveAgentOptions<Settings> {
  base: Settings;
  mine: Settings;
  read: () => Promise<Settings>;
  /** Asks the user to choose; null cancels. */
  ask: (
    conflicts: readonly SettingConflict<Settings>[],
    stored: Settings,
  ) => Promise<AcceptedSettings<Settings> | null>;
}

export interface ReadyToSave<Settings> {
  /** Differences from the stored settings, or `{}`. */
  change: Partial<Settings>;
  saved: Settings;
}

/** Asks about settings another user changed. Null if cancelled; rejects like `read`. */
export async function prepareSave<Settings extends object>({
  base,
  mine: edited,
  read,
  ask,
}: SaveAgentOptions<Settings>): Promise<ReadyToSave<Settings> | null> {
  const stored = await read();
  const conflicts = conflictsOf(base, edited, stored);
  const accepted = conflicts.length === 0 ? new Set<never>() : await ask(conflicts, stored);
  if (!accepted) return null;
  const changedNames = namesOf(edited).filter(
    (name) => !accepted.has(name) && !isSame(edited, stored, name),
  );
  const change = Object.fromEntries(
    changedNames.map((name) => [name, edited[name]]),
  ) as Partial<Settings>;
  return { change, saved: { ...stored, ...change } };
}

const conflictsOf = <Settings extends object>(
  base: Settings,
  edited: Settings,
  stored: Settings,
): SettingConflict<Settings>[] =>
  namesOf(edited)
    .filter((name) => !isSame(base, stored, name) && !isSame(edited, stored, name))
    .map((name) => ({ name, isMineChanged: !isSame(base, edited, name) }));

const namesOf = <Settings extends object>(settings: Settings) =>
  Object.keys(settings) as (keyof Settings & string)[];

const isSame = <Settings extends object>(
  one: Settings,
  other: Settings,
  name: keyof Settings,
): boolean => JSON.stringify(one[name]) === JSON.stringify(other[name]);
