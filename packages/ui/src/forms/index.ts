export * from '../patterns/FormDialog/index.ts';
export * from '../patterns/FormPage/index.ts';
