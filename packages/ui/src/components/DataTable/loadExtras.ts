export const loadExtras = () => import('./TableExtras.ts');
