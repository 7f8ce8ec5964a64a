import type { Session } from "../data/session.ts";
import type { FeatureRoutes } from "./navigation.ts";

/** Everything a feature tells the web about itself, in `features/WORD/web/feature.ts`; `features.ts` lists the features. */
export interface WebFeature {
  readonly routes: FeatureRoutes;
  /**
   * What goes on beside the pages as long as somebody is signed in; `start` returns what ends it. `news` answers that of
   * all features known by then: desks may come later.
   */
  readonly whileSignedIn?: () => Promise<{
    readonly start: (session: Session, news: () => readonly News[]) => () => void;
  }>;
  /** Asks once for what is wanted without a network and may not have been opened yet. */
  readonly readAhead?: () => Promise<{ readonly readAhead: (isOver: () => boolean) => Promise<void> }>;
  readonly news?: readonly News[];
}

/** What is asked again when a person is told of something: by where that leads, or by the first letters of its kind. */
export type News = ({ readonly below: string } | { readonly kind: string }) & {
  /** The first words of query keys. */
  readonly refresh: readonly string[];
};
