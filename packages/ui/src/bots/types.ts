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

/** A chatbot. */
export interface ListedBot {
  /** Unique in the list, also where the server sent no id. */
  key: string;
  /** '' where the server sent none: it can be neither opened nor embedded. */
  id: string;
  /** What it is called. */
  name: string;
  /** '' where there is none. */
  description: string;
  /** What it says first; '' where it waits to be asked. */
  greeting: string;
  /** What it answers from; '' where nothing is attached. */
  knowledgeBaseId: string;
  /** '' also for a knowledge base that is gone. */
  knowledgeBaseName: string;
  /** `null` where the server sent none. */
  updatedAt: Date | null;
}

/** One load of bots. */
export interface ListedBots {
  /** In the order of the server. */
  bots: readonly ListedBot[];
  /** How many there are in all; `null` where the server did not say. */
  total: number | null;
}

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
  bots: Remote<ListedBots>;
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
  bot: Remote<ListedBot | null>;
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
