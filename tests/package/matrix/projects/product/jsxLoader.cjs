const { transformSync } = require('esbuild');

module.exports = (code) => transformSync(code, { loader: 'jsx', jsx: 'automatic' }).code;
