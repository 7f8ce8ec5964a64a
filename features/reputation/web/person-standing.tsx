import { useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { readStanding } from "../contract.ts";
import { useReputationTexts } from "./words.ts";

/** Step and points of a person, on the page of that person; nothing until they are known. */
export function PersonStanding({ profileKey }: { readonly profileKey: string }) {
  const texts = useReputationTexts();
  const { data } = useQuery({
    queryKey: ["reputation", "of", profileKey],
    queryFn: ({ signal }) => call(readStanding, { params: { profileKey } }, { signal }),
  });
  return (
    data && (
      <Card pad className="between">
        <Tag job="folk">{texts.stepOf(data.step)}</Tag>
        <span className="num">{texts.points(data.points)}</span>
      </Card>
    )
  );
}
