import type { Endpoint } from "#engine/contract/endpoint.ts";
import { allCalls } from "./all-calls.ts";
import { callers, expectedStatus } from "./callers.ts";
import type { Call } from "./calls.ts";

/** The page of who may call what, for `docs/permissions.md`. */
export function permissionsPage(endpoints: readonly Endpoint[]): string {
  const lines = Object.entries(allCalls).flatMap(([name, row]) => {
    const endpoint = endpoints.find((each) => each.name === name);
    return endpoint ? [lineOf(endpoint, row)] : [];
  });
  const heads = ["Call", "Method and path", ...callers, "another's", "missing", "Note"];
  return `# Who may call what

One line per call of the API with the status that each caller gets, for a thing of his own where the call names one;
then the status for another person's thing and for one that does not exist. Both are answered alike, byte for byte
except for the request id. A new call fails the tests until its feature says in \`calls.ts\` what it answers.

The page is written from \`features/*/calls.ts\` by \`testing/whole/permissions.test.ts\`, which makes every call as every
caller.

| ${heads.join(" | ")} |
|${heads.map(() => "---").join("|")}|
${lines.join("\n")}
`;
}

function lineOf(endpoint: Endpoint, row: Call): string {
  const statuses = callers.map((caller) => expectedStatus(endpoint, caller, "own"));
  const cells = [
    endpoint.name,
    `${endpoint.method} \`${endpoint.path}\``,
    ...statuses,
    row.others ?? "",
    row.missing ?? "",
    row.note ?? "",
  ];
  return `| ${cells.join(" | ")} |`;
}
