import { useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { listUpdates } from "../contract/updates.ts";
import { UpdateCard } from "./card/update-card.tsx";
import { useUpdatesTexts } from "./words.ts";

/** The latest updates of a person, on the page of that person; nothing where there are none. */
export function PersonUpdates({ profileKey }: { readonly profileKey: string }) {
  const texts = useUpdatesTexts();
  const answer = useQuery({
    queryKey: ["updates", "by", profileKey],
    queryFn: ({ signal }) => call(listUpdates, { query: { by: profileKey } }, { signal }),
  });
  return (
    <Answer to={answer} isEmpty={({ updates }) => updates.length === 0} empty={null}>
      {({ updates }) => (
        <section className="stack" aria-label={texts.ofPerson}>
          <h2 className="h2">{texts.ofPerson}</h2>
          {updates.map((update) => (
            <UpdateCard key={update.shareId} update={update} />
          ))}
        </section>
      )}
    </Answer>
  );
}
