/** Importing the styles gives no value. */
export {};
