const path = require('node:path');

module.exports = {
  mode: 'production',
  entry: './main.jsx',
  output: { path: path.join(__dirname, 'webpack'), publicPath: '/' },
  experiments: { css: true },
  performance: { hints: false },
  module: {
    rules: [
      { test: /\.jsx$/, use: path.join(__dirname, 'jsxLoader.cjs') },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
};
