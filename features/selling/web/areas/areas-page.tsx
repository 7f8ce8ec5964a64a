import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { WheelDrawing } from "#engine/web/ui/art/wheel.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { listShippingRates, type OwnShippingRate, removeShippingRate } from "../../contract.ts";
import { SellersOnly } from "../sellers-only.tsx";
import { AreaDialog } from "./area-dialog.tsx";
import { AreaList } from "./area-list.tsx";
import { useAreasTexts } from "./areas.texts.ts";

const areasQuery = queryOptions({
  queryKey: ["selling", "areas"],
  queryFn: ({ signal }) => call(listShippingRates, {}, { signal }),
});

/** Takes the areas as the server has just answered them. */
const takeAreas = (answer: { rates: OwnShippingRate[] }): void => {
  queryClient.setQueryData(areasQuery.queryKey, answer);
};

/** Where a seller delivers, at what charge and in how many days. */
export function AreasPage() {
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <Areas />
      </SellersOnly>
    </PageBody>
  );
}

function Areas() {
  const texts = useAreasTexts();
  const areas = useQuery(areasQuery);
  const [changed, setChanged] = useState<OwnShippingRate | "new">();
  const [removed, setRemoved] = useState<OwnShippingRate>();
  return (
    <>
      <div>
        <Button onClick={() => setChanged("new")}>{texts.add}</Button>
      </div>
      <Answer
        to={areas}
        isEmpty={({ rates }) => rates.length === 0}
        empty={
          <EmptyState drawing={<WheelDrawing />} title={texts.emptyTitle}>
            {texts.emptyHint}
          </EmptyState>
        }
      >
        {({ rates }) => (
          <Card>
            <AreaList rates={rates} onChange={setChanged} onRemove={setRemoved} />
          </Card>
        )}
      </Answer>
      {changed && (
        <AreaDialog
          rate={changed === "new" ? null : changed}
          latestOf={(rateId) =>
            queryClient.getQueryData(areasQuery.queryKey)?.rates.find((rate) => rate.rateId === rateId)
          }
          readAgain={() => queryClient.refetchQueries(areasQuery)}
          onSaved={takeAreas}
          onClose={() => setChanged(undefined)}
        />
      )}
      {removed && <RemoveDialog rate={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

function RemoveDialog({ rate, onClose }: { readonly rate: OwnShippingRate; readonly onClose: () => void }) {
  const texts = useAreasTexts();
  const { rateId, pinPrefix } = rate;
  const removing = useMutation({
    mutationFn: () => call(removeShippingRate, { params: { rateId } }),
    onSuccess: (answer) => {
      takeAreas(answer);
      showMessage(texts.removed);
      onClose();
    },
    onError: (error) => {
      showMessage(sentenceOf(error) ?? texts.noConnection);
      if (error instanceof ApiError) void queryClient.refetchQueries(areasQuery);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={texts.removeTitle(texts.all(pinPrefix))}
      confirmText={texts.remove}
      busy={removing.isPending}
      onClose={onClose}
      onConfirm={() => removing.mutate()}
    >
      {texts.removeText}
    </ConfirmDialog>
  );
}
