const unsubscribe = () => {};

export const subscribeNever = () => unsubscribe;
