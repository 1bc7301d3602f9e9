/** The relay of test calls, as both sides know it. */
export {
  LARGEST_FRAME,
  RELAY_CLOSE,
  RELAY_SAMPLE_RATE,
  readRelayFrame,
  NEW_AGENT_ID,
  relayUrl,
} from './relay.ts';
export type { RelayFrame, TestMode } from './relay.ts';
export type { ClientFrame, RelayFrameWire } from './relay.contract.ts';
