import { useMatches, useRouterState } from "@tanstack/react-router";
import { useGivenPhoneTitle, useGivenTitle } from "../../browser/page-title.ts";
import type { PageFacts, PageMoment } from "../../routes/navigation.ts";
import { useLanguage } from "../../words/language.ts";

/** What the shell needs to know of the page that is shown. */
export interface ShownPage {
  readonly facts: PageFacts | undefined;
  readonly title: string;
  /** The title in the narrow header of phones. */
  readonly phoneTitle: string;
  readonly moment: PageMoment;
  readonly pathname: string;
  readonly isLoading: boolean;
}

/** The page that is shown, its title in the language of the moment. */
export function useShownPage(): ShownPage {
  useLanguage();
  const given = useGivenTitle();
  const givenOnPhones = useGivenPhoneTitle();
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const isLoading = useRouterState({ select: (state) => state.status === "pending" });
  const facts = match?.staticData.page;
  const moment: PageMoment = { params: match?.params ?? {}, search: match?.search ?? {} };
  return {
    facts,
    title: given ?? facts?.title(moment) ?? "",
    phoneTitle: givenOnPhones ?? facts?.title(moment) ?? "",
    moment,
    pathname: match?.pathname ?? "/",
    isLoading,
  };
}
