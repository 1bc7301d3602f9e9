/** Export condition that resolves to the sources in this repository. */
const sources = '@platform/source';

const inDist = (target) => target.replace(/^\.\/(?:dist|tokens)\//, './');

function publishedTarget(target) {
  if (typeof target === 'string') return inDist(target);
  const conditions = Object.entries(target).filter(([condition]) => condition !== sources);
  return Object.fromEntries(conditions.map(([condition, file]) => [condition, inDist(file)]));
}

const isPublished = ([, target]) => typeof target === 'string' || 'default' in target;

/**
 * Returns the manifest as published from `dist`, without fields for this repository.
 * @param {object} manifest of the package
 * @returns {object}
 */
export function publishedManifest(manifest) {
  const { access, provenance } = manifest.publishConfig;
  const entries = Object.entries(manifest.exports).filter(isPublished);
  return {
    ...manifest,
    exports: Object.fromEntries(entries.map(([name, target]) => [name, publishedTarget(target)])),
    publishConfig: { access, provenance },
    scripts: undefined,
    devDependencies: undefined,
  };
}
