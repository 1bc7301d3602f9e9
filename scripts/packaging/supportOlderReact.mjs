const reactImport = /^import \{([^}]*)\} from "react";/m;

/**
 * Takes `useEffectEvent`, which React has from 19.2 on, from a library, so that the package works with React 19.0.
 * @param {string} code of a compiled module
 * @returns {string}
 */
export function supportOlderReact(code) {
  return code.replace(reactImport, (statement, clause) => {
    const names = clause.split(',').map((name) => name.trim());
    if (!names.includes('useEffectEvent')) return statement;
    const others = names.filter((name) => name !== 'useEffectEvent');
    return [
      ...(others.length > 0 ? [`import { ${others.join(', ')} } from "react";`] : []),
      'import { useEffectEvent } from "use-effect-event";',
    ].join('\n');
  });
}
