/** Id such as `contactsCreate`: the group's name, then its own. */
export const operationId = (group: string, name: string): string =>
  `${group}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
