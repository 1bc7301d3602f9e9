/** Id of an operation in the documents: the name of its group, then its own, such as `contactsCreate`. */
export const operationId = (group: string, name: string): string =>
  `${group}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
