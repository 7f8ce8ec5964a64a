import type { Language } from "#engine/contract/language.ts";
import type { Role } from "#engine/contract/person.ts";
import type { NoticeChoice } from "#features/notifications/contract/notification-settings.ts";
import type { AdminFigure, AdminQueue } from "./admin-start.ts";
import type { ErrorTexts, PersonText } from "./http/answers/errors.ts";
import type { FieldTexts } from "./http/answers/field-texts.ts";
import type { Route } from "./http/route.ts";
import type { Listener } from "./jobs/events.ts";
import type { Job } from "./jobs/jobs.ts";
import type { SmsKind } from "./outside/sms/sms-kind.ts";
import type { OwnArticle } from "./own-articles.ts";
import type { Hindrance, KeptOutside, Privacy } from "./privacy/table-privacy.ts";
import type { WrittenWords } from "./written-words.ts";

/** A help page: short, useful words for one screen. `title` is the title of the screen it belongs to. */
export interface HelpPage {
  /** Route of the web it stands for, for example `/app/store`. */
  readonly route: string;
  readonly title: PersonText;
  readonly paragraphs: Readonly<Record<Language, readonly string[]>>;
  /** Only people with one of these rights can do anything on the page; left out, everybody may. */
  readonly roles?: readonly Role[];
}

/** A kind of message that a feature may send to a person. */
export interface NotificationKind {
  readonly name: string;
  /** Stands above each message of the kind. */
  readonly heading: PersonText;
  /** What the kind is called where a person chooses how it reaches him. */
  readonly title: PersonText;
  /** How it reaches a person who has not chosen. */
  readonly usually: NoticeChoice;
  /** True where people wait for it, as for news of their orders and money: pushed beside the few of a day. */
  readonly isAwaited?: true;
  /** Only people with this right, or with one of these, are ever told; left out, everybody may be. */
  readonly role?: Role | readonly Role[];
}

/** Everything a feature tells the house about itself; `app.ts` lists the features. */
export interface Feature {
  readonly name: string;
  /** Each names who may call it, in its endpoint. */
  readonly routes: readonly Route[];
  readonly errors: ErrorTexts;
  readonly fields: FieldTexts;
  readonly listeners: readonly Listener[];
  readonly jobs: readonly Job[];
  readonly notifications: readonly NotificationKind[];
  /** Text messages it sends; the operator registers their words. */
  readonly smsKinds?: readonly SmsKind[];
  readonly help: readonly HelpPage[];
  /** Texts for everybody beside the help, which the platform admin may replace. */
  readonly articles?: readonly OwnArticle[];
  /** What each action that it writes to the audit log says to a reader: who did it and to what stands beside it. */
  readonly audited?: Readonly<Record<string, PersonText>>;
  /** What waits for the operator's people, on the first page of the admin console. */
  readonly adminQueues?: readonly AdminQueue[];
  /** Figures of the last days, on the same page. */
  readonly adminFigures?: readonly AdminFigure[];
  /** Posts that all members may read, against which a word is tried before it is held. */
  readonly writtenWords?: readonly WrittenWords[];
  /** Each table the feature owns. */
  readonly privacy: Privacy;
  /** While one of these holds of a person, he cannot be erased. */
  readonly hindersErasure?: readonly Hindrance[];
  /** What it keeps of people outside of the database. */
  readonly keptOutside?: KeptOutside;
  /** What the feature adds to the demo world, in words; `demo/` makes it. */
  readonly demo: string;
}

/** Declares a feature; the fence reads these values. */
export function defineFeature<const F extends Feature>(feature: F): F {
  return feature;
}
