import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { hideAsViewer } from "../../contract.ts";
import { viewsQuery } from "../api.ts";
import { usePeopleTexts } from "../words.ts";

/** Whether the person is counted as a viewer of others; nothing until that is known. */
export function ViewerChoice() {
  const texts = usePeopleTexts();
  const { data } = useInfiniteQuery(viewsQuery);
  const known = data?.pages[0]?.isHidden;
  const choosing = useMutation({
    mutationFn: (isHidden: boolean) => call(hideAsViewer, { body: { isHidden } }),
    onSuccess: ({ isHidden }) => {
      showMessage(isHidden ? texts.hiddenNow : texts.countedNow);
      return queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey });
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notDone),
  });
  if (known === undefined) return null;
  return (
    <Card pad className="stack-s max-w-[720px]">
      <h2 className="h2">{texts.whoViewed}</h2>
      <TickBox
        checked={choosing.isPending ? choosing.variables : known}
        onChange={(isHidden) => {
          if (!choosing.isPending) choosing.mutate(isHidden);
        }}
      >
        {texts.hideMe}
      </TickBox>
      <p className="t-note c2">{texts.hideMeHint}</p>
    </Card>
  );
}
