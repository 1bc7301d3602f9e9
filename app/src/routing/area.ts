import type { Feature } from '@platform/api';
import type { shellTexts } from '@platform/i18n';
import type { NavigationEntry } from '@platform/ui';
import type { ComponentType } from 'react';
import type { AreaPalette } from './palette.ts';
import type { PageModule } from './pageModule.ts';

/** The key of a page's title, `shell.page.<title>`. */
export type PageTitle = keyof (typeof shellTexts)['texts']['page'];

/** The pages outside the shell, which have no title. */
type UntitledId = 'signIn' | 'login' | 'authCallback';

/** What a page is known by when another one leads to it: the key of its title where it has one. */
export type PageId = PageTitle | UntitledId;

/**
 * Who may open a page.
 * - `signedIn`: others are sent to sign in
 * - `signedOut`: who is signed in is sent to the dashboard
 * - `authReturn`: as `signedOut`, unless the address holds what an identity provider sent
 * - `public`: everybody
 */
export type PageAccess = 'signedIn' | 'signedOut' | 'authReturn' | 'public';

/** The place of a page in the side navigation. */
export interface SidebarPlace {
  group: 'main' | 'account';
  icon: NavigationEntry['icon'];
  /** The name of the link. @default the page's title */
  title?: PageTitle;
}

interface PageFacts {
  id: PageId;
  /** Pattern of the path, as React Router matches it. */
  path: string;
  /**
   * What its heading says, and the breadcrumb with it; in a section with one heading for all, that it
   * has one of its own. @default its title
   */
  heading?: PageTitle;
  /** @default 'signedIn' */
  access?: PageAccess;
  /** What has to be on for the page to be there at all. */
  feature?: Feature;
  /** Whether its screen is not built yet: links to it say so. @default false */
  isSoon?: boolean;
  /** Whether the shell shows its side navigation around the page. @default true */
  hasNavigation?: boolean;
  /** Whether it has a way to the dashboard in place of the way back. @default false */
  canBeSkipped?: boolean;
  /** The page whose heading stands over all pages of its section, as over so many tabs. */
  headsSection?: boolean;
  /** Whether only others lead here, so that nobody looks for it. @default false */
  isUnlisted?: boolean;
  sidebar?: SidebarPlace;
  /** The page in the sidebar that this one is listed under. */
  sidebarParent?: PageId;
}

/** A page with a screen. */
export interface ScreenPage extends PageFacts {
  load: () => Promise<PageModule>;
  /** The folder of the area that its file is in, where it has one: its code comes apart from the area's. */
  section?: string;
}

/** The head of a section that leads to one of its pages, by path, at once. */
interface LeadingPage extends PageFacts {
  leadsTo: string;
}

/** One page: everything that is known of it before its code is there. */
export type PageManifest = ScreenPage | LeadingPage;

/** An area of the product; `app/src/areas.ts` lists them in the order of the sidebar. */
export interface Area {
  /** The word that names its folder in every package. */
  name: string;
  pages: readonly PageManifest[];
  /** What the command palette finds of it beside its pages; loaded with the palette. */
  loadPalette?: () => Promise<{ palette: AreaPalette }>;
  /** What goes on beside every page of the frame, once the first one is at rest. It renders nothing. */
  loadBackground?: () => Promise<{ Background: ComponentType }>;
}
