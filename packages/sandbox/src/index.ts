export { createSandbox } from './createSandbox.ts';
export type { Sandbox } from './createSandbox.ts';
export type { SandboxOptions } from './options.ts';
export { SandboxInUseError } from './db/lockFolder.ts';
export { demoAccounts, demoPassword } from './seed/demoAccounts.ts';
export type { DemoAccount } from './seed/demoAccounts.ts';
export { SERVICES } from './http/services.ts';
export type { FaultRule } from './faults/schema.ts';
export type { LogEntry } from './control/log.ts';
