import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { pushToDataLayer } from "#engine/web/data/data-layer.ts";
import { consentQuery } from "./api.ts";

/** Tells the data layer once that this page was opened, if the person has consented. */
export function usePageView(page: string): void {
  const isAllowed = useQuery(consentQuery).data?.isGiven === true;
  useEffect(() => {
    if (isAllowed) pushToDataLayer({ event: "pageView", page });
  }, [isAllowed, page]);
}
