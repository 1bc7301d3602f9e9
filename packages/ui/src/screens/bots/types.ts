import type { Bot, BotList } from '@platform/domain';
import type { PanelSlots, ScreenSlots } from '../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../remote.ts';

/** URLs of the tabs of Bot Studio. */
export interface BotPaths {
  /** Overview tab. */
  overview: string;
  /** List of bots. */
  bots: string;
  /** Train Bot, a placeholder. */
  train: string;
  /** Customise, a placeholder. */
  customise: string;
}

/** A tab of Bot Studio. */
export type BotSection = keyof BotPaths;

/** Lower corner of the page that the bubble is in. */
export type BubblePosition = 'left' | 'right';

/** Look of the bubble on the website. */
export interface BubbleLook {
  /** As typed, such as `#1f5ae0` or `teal`; '' for the default. */
  color: string;
  /** Corner of the page. */
  position: BubblePosition;
}

export interface BotsScreenProps {
  /** URLs of the tabs. */
  paths: BotPaths;
  /** All bots; filtered on the client. */
  bots: Remote<BotList>;
  /** Filters by name, description and knowledge base. */
  search: string;
  /** Called at each key press. */
  onSearchChange: (search: string) => void;
  /** Returns the URL of a bot's editor. */
  botHref: (botId: string) => string;
  /** Returns the URL of a bot's embed panel. */
  embedHref: (botId: string) => string;
  /** Bot whose panel is open; its row is marked. */
  openBotId?: string | undefined;
  /** Custom parts. Columns: name, knowledge, updated, actions. */
  slots?: ScreenSlots<Bot> | undefined;
}

export interface EmbedPanelProps {
  /** Id from the URL. */
  botId: string;
  /** The bot; `null` if the id is unknown. */
  bot: Remote<Bot | null>;
  /** Absolute URL of the script, `PLATFORM_CHATBOT_EMBED_URL`. */
  scriptUrl: string;
  /** Look of the bubble. */
  look: BubbleLook;
  /** Called with the changed part. */
  onLookChange: (part: Partial<BubbleLook>) => void;
  /** Returns the URL that opened the panel; its link gets the focus back. */
  embedHref: (botId: string) => string;
  /** Custom sections; the panel has no facts. */
  slots?: PanelSlots<Bot> | undefined;
  /** Called by the close button and Escape; as a sheet also by the backdrop and a swipe. */
  onClose: () => void;
}
