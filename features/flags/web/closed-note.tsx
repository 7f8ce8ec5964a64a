import { useQuery } from "@tanstack/react-query";
import type { FlagName } from "#engine/contract/flags.ts";
import { Note } from "#engine/web/ui/note.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { closedQuery } from "./api.ts";

/** Says that the operator has closed something for now; nothing while it is open or the answer is not there. */
export function ClosedNote({ name }: { readonly name: FlagName }) {
  const { data } = useQuery(closedQuery);
  const closed = data?.closed.find((each) => each.name === name);
  return closed ? (
    <Note>
      <Words of={closed.why} />
    </Note>
  ) : null;
}
