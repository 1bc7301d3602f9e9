interface Node {
  description?: string;
  $ref?: string;
  properties?: Record<string, Node>;
}

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the paths of undescribed fields in a document's JSON schemas. */
export function undescribedFields(document: unknown, at = ''): string[] {
  if (!isNode(document)) return [];
  return Object.entries(document).flatMap(([key, value]) => {
    const path = `${at}/${key}`;
    if (key === 'example' || !isNode(value)) return [];
    if (key !== 'properties') return undescribedFields(value, path);
    return Object.entries<unknown>(value).flatMap(([name, field]) => [
      ...(isNode(field) && !field.description && !field.$ref ? [`${path}/${name}`] : []),
      ...undescribedFields(field, `${path}/${name}`),
    ]);
  });
}
