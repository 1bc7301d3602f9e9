const unsubscribe = () => {};

export const subscribeToNothing = () => unsubscribe;
