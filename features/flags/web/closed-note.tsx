import { useQuery } from "@tanstack/react-query";
import type { FlagName } from "#engine/contract/flags.ts";
import { Note } from "#engine/web/ui/note.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { closedQuery } from "./api.ts";

/** Says that something is closed for now, for all or for the person; nothing while it is open or the answer is not there. */
export function ClosedNote({ name }: { readonly name: FlagName }) {
  const { data } = useQuery(closedQuery);
  const closed = data?.closed.find((each) => each.name === name);
  if (!closed) return null;
  const why = <Words of={closed.why} />;
  return (
    <Note>
      {closed.leadsTo ? (
        <a className="underline" href={`#${closed.leadsTo}`}>
          {why}
        </a>
      ) : (
        why
      )}
    </Note>
  );
}
