/** Adds or removes a value; returns the chosen values in the order of the options. */
export const toggleOption = <Value>(
  options: readonly { value: Value }[],
  values: readonly Value[],
  toggled: Value,
): readonly Value[] =>
  options
    .map(({ value }) => value)
    .filter((value) => (value === toggled) !== values.includes(value));
