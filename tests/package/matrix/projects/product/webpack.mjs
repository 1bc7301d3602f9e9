import { promisify } from 'node:util';
import webpack from 'webpack';
import config from './webpack.config.cjs';

const compiler = webpack(config);
const stats = await promisify(compiler.run.bind(compiler))();
const { errors, warnings } = stats.toJson({ errors: true, warnings: true });
for (const { message } of [...errors, ...warnings]) console.error(message);
process.exit(errors.length + warnings.length > 0 ? 1 : 0);
