export { InviteAddresses } from './InviteAddresses.tsx';
export { InviteResults, StopQuestion } from './InviteResults.tsx';
