import type { Bot, BotList } from '@platform/domain';
import type { Remote } from '../remote.ts';

/** Where the tabs of Bot Studio lead. */
export interface BotPaths {
  /** The overview. */
  overview: string;
  /** The list of bots. */
  bots: string;
  /** Train Bot, which is coming. */
  train: string;
  /** Customise, which is coming. */
  customise: string;
}

/** A tab of Bot Studio. */
export type BotSection = keyof BotPaths;

/** The lower corner in which a bubble stands. */
export type BubblePosition = 'left' | 'right';

/** How the bubble looks on the website. */
export interface BubbleLook {
  /** As it was typed, such as `#1f5ae0` or `teal`; '' for the usual one. */
  color: string;
  /** The corner. */
  position: BubblePosition;
}

export interface BotsScreenProps {
  /** Where the tabs of the section lead. */
  paths: BotPaths;
  /** The whole load, which is searched in memory. */
  bots: Remote<BotList>;
  /** Looks in name, description and knowledge base. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** The address of a bot's editor. */
  botHref: (botId: string) => string;
  /** The address that opens the embed panel of a bot. */
  embedHref: (botId: string) => string;
  /** The bot whose panel is open, whose row is marked. */
  openBotId?: string | undefined;
}

export interface EmbedPanelProps {
  /** The id of the address. */
  botId: string;
  /** The bot; `null` where there is none of that id. */
  bot: Remote<Bot | null>;
  /** Where websites load the script from: `PLATFORM_CHATBOT_EMBED_URL`, absolute. */
  scriptUrl: string;
  /** How the bubble looks. */
  look: BubbleLook;
  /** Called with what changed. */
  onLookChange: (part: Partial<BubbleLook>) => void;
  /** The address that opened the panel, whose link gets the focus back. */
  embedHref: (botId: string) => string;
  /** Called by the cross, Escape and, as a sheet, by the backdrop and a swipe. */
  onClose: () => void;
}
