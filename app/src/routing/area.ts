import type { Feature } from '@platform/api';
import type { shellTexts } from '@platform/i18n';
import type { NavigationEntry } from '@platform/ui/shell';
import type { ComponentType } from 'react';
import type { AreaPalette } from './palette.ts';
import type { PageModule } from './pageModule.ts';

export type PageTitle = keyof (typeof shellTexts)['texts']['page'];

type UntitledId = 'signIn' | 'login' | 'authCallback';

/** Id for links to a page: its title's key if it has one. */
export type PageId = PageTitle | UntitledId;

/**
 * `signedIn` redirects others to sign-in, `signedOut` redirects users to the dashboard.
 * `authReturn` is `signedOut` unless the URL has a response of an identity provider.
 */
export type PageAccess = 'signedIn' | 'signedOut' | 'authReturn' | 'public';

export interface SidebarPosition {
  /** `more` follows the main links. */
  group: 'main' | 'more' | 'account';
  icon: NavigationEntry['icon'];
  title?: PageTitle;
}

interface PageFacts {
  id: PageId;
  path: string;
  /** Heading and breadcrumb, if they differ from the section's. @default its title */
  heading?: PageTitle;
  /** @default 'signedIn' */
  access?: PageAccess;
  feature?: Feature;
  /** True if the screen is not built yet: links to it say so. @default false */
  isPlaceholder?: boolean;
  /** True if the page has the side navigation. @default true */
  hasNavigation?: boolean;
  /** True if it links to the dashboard instead of having a back button. @default false */
  canBeSkipped?: boolean;
  /** True if its heading is shared by all pages of its section, which are its tabs. */
  headsSection?: boolean;
  /** True if it is not listed in the palette. @default false */
  isUnlisted?: boolean;
  sidebar?: SidebarPosition;
  sidebarParent?: PageId;
}

export interface ScreenPage extends PageFacts {
  load: () => Promise<PageModule>;
  /** Folder of its file within the area, if any: it gets its own chunk. */
  section?: string;
}

/** Section root that redirects to one of its pages, by path. */
interface LeadingPage extends PageFacts {
  redirectTo: string;
}

export type PageManifest = ScreenPage | LeadingPage;

/** An area of the product; `app/src/areas.ts` lists them in sidebar order. */
export interface Area {
  name: string;
  pages: readonly PageManifest[];
  /** Palette entries of the area in addition to its pages; loaded with the palette. */
  loadPalette?: () => Promise<{ palette: AreaPalette }>;
  /** Background work on every page, started once the first one is idle. Renders nothing. */
  loadBackground?: () => Promise<{ Background: ComponentType }>;
}
