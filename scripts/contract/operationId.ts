/** Returns an id such as `contactsCreate`. */
export const operationId = (group: string, name: string): string =>
  `${group}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
