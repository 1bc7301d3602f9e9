const unsubscribe = () => {};

/** A `subscribe` for `useSyncExternalStore` of what never changes. */
export const subscribeNever = () => unsubscribe;
