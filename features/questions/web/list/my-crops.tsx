import { useMutation } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useCropChoice } from "#features/catalogue/web";
import { chooseCrops } from "../../contract.ts";
import { useQuestionsTexts } from "../words.ts";

/** What the person grows; each press is kept, and the list follows. */
export function MyCrops({ chosen }: { readonly chosen: readonly string[] }) {
  const texts = useQuestionsTexts();
  const choosing = useMutation({
    mutationFn: (slugs: readonly string[]) => call(chooseCrops, { body: { crops: [...slugs] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["questions", "list"] }),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSaved),
  });
  const crops = useCropChoice(chosen);
  // What was pressed stands until the list has come.
  const shown = choosing.isPending ? choosing.variables : chosen;
  return (
    <Card pad className="stack-s" aria-label={texts.yourCrops}>
      <h2 className="t-note b">{texts.yourCrops}</h2>
      <div className="flex flex-wrap gap-2">
        {crops.map(({ slug, title }) => {
          const isChosen = shown.includes(slug);
          return (
            <Chip
              key={slug}
              chosen={isChosen}
              onClick={() =>
                choosing.mutate(isChosen ? shown.filter((each) => each !== slug) : [...shown, slug])
              }
            >
              <Words of={title} />
            </Chip>
          );
        })}
      </div>
    </Card>
  );
}
