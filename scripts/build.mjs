import { install, run } from './install.mjs';

install();
run('node', ['scripts/buildPackage.mjs', 'i18n']);
run('node', ['scripts/buildPackage.mjs', 'ui']);
run('node', ['scripts/buildApp.mjs']);
run('npm', ['run', '--silent', 'build:storybook']);
