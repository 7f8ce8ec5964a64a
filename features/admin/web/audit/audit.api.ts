import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Language } from "#engine/contract/language.ts";
import { call } from "#engine/web/data/api-client.ts";
import { listAudit, listAuditActions } from "../../contract/audit-log.ts";

/** Whose lines of the log are shown, and of which kind; left out, all are. */
export interface AuditFilter {
  /** A profile key or a mobile number. */
  readonly person?: string | undefined;
  readonly action?: string | undefined;
}

/** The audit log in a language, newest first. Throws ApiError `admin/no-such-person`. */
export function auditQuery({ person, action }: AuditFilter, language: Language, rowsAtOnce = 50) {
  return infiniteQueryOptions({
    queryKey: ["admin", "audit", person, action, language, rowsAtOnce],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: rowsAtOnce, person, action, ...(pageParam && { after: pageParam }) };
      return call(listAudit, { query }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
    staleTime: 0,
  });
}

/** The kinds of action to choose from, in a language. */
export function auditActionsQuery(language: Language) {
  return queryOptions({
    queryKey: ["admin", "audit-actions", language],
    queryFn: ({ signal }) => call(listAuditActions, {}, { signal }),
  });
}
