export * from '../patterns/FormDialog/index.ts';
