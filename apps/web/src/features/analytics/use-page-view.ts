import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { pushToDataLayer } from "#lib/data-layer";
import { consentQuery } from "./analytics.api.ts";

/** Tells the data layer once that this page was opened, if the person has consented. */
export function usePageView(page: string): void {
  const isAllowed = useQuery(consentQuery).data?.isGiven === true;
  useEffect(() => {
    if (isAllowed) pushToDataLayer({ event: "pageView", page });
  }, [isAllowed, page]);
}
