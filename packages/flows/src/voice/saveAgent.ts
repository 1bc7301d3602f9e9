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
