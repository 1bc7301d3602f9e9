/** Names of the fields of a form that are on the page and can show an error. */
export interface MountedFields {
  has: (name: string) => boolean;
  add: (name: string) => () => void;
}

export function createMountedFields(): MountedFields {
  // A list: a field that moves may mount in its new place before it unmounts in the old one.
  const names: string[] = [];
  return {
    has: (name) => names.includes(name),
    add: (name) => {
      names.push(name);
      return () => void names.splice(names.indexOf(name), 1);
    },
  };
}
