import { configure } from "@testing-library/react";
import { queryClient } from "#engine/web/data/query-client.ts";

// The first page of a test file loads its modules before it is drawn, and a busy machine takes its time for each.
configure({ asyncUtilTimeout: 15_000 });

// A broken call is tried again as often as ever, but nobody need wait a second and then two for it.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 20 } });
