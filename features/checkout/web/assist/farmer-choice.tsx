import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { call } from "#engine/web/data/api-client.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { OptionRows } from "#engine/web/ui/form/choices.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import type { Farmer } from "../../contract/assist.ts";
import type { Checkout } from "../../contract/checkout.ts";
import { listFarmers } from "../../contract/checkout-assist.ts";
import { useAssistTexts } from "./assist.texts.ts";
import type { AssistDraft, AssistFaults } from "./assist-draft.ts";

/** People the agent has ordered for, by the beginning of a name or number. */
const farmersQuery = (q: string) =>
  queryOptions({
    queryKey: ["farmers", q],
    queryFn: ({ signal }) => call(listFarmers, { query: q === "" ? {} : { q } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

const mostShown = 5;

/** For whom the order is: who takes the parcel, somebody known or new, or the agent himself. */
export function FarmerChoice({
  draft,
  address,
  faults,
  onChange,
}: {
  readonly draft: AssistDraft;
  readonly address: Checkout["address"];
  readonly faults: Pick<AssistFaults, "firstName" | "mobileNo"> | null;
  readonly onChange: (change: Partial<AssistDraft>) => void;
}) {
  const texts = useAssistTexts();
  const receiver = address && {
    value: "receiver" as const,
    text: <Choice name={address.recipientName} hint={`${mobileText(address.phone)}, ${texts.receiver}`} />,
  };
  const choices = [
    ...(receiver ? [receiver] : []),
    { value: "other" as const, text: texts.somebodyElse },
    { value: "self" as const, text: <Choice name={texts.myself} hint={texts.myselfHint} /> },
  ];
  return (
    <Card pad className="stack-s">
      <h2 className="h2">{texts.whom}</h2>
      <OptionRows
        label={texts.whom}
        choices={choices}
        value={draft.whom}
        onChoose={(whom) => onChange({ whom })}
      />
      {draft.whom === "other" && (
        <>
          <KnownFarmers onPick={(farmer) => onChange({ ...farmer })} />
          <div className="stack items-start md:grid-cols-2">
            <TextField
              label={texts.farmersName}
              name="farmerName"
              autoComplete="off"
              maxLength={60}
              value={draft.firstName}
              error={faults?.firstName ? texts.nameMissing : undefined}
              onChange={(event) => onChange({ firstName: event.target.value })}
            />
            <TextField
              label={texts.mobileNo}
              name="farmerMobileNo"
              before="+91"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              maxLength={20}
              value={draft.mobileNo}
              error={faults?.mobileNo ? texts.mobileWrong : undefined}
              onChange={(event) => onChange({ mobileNo: event.target.value })}
            />
          </div>
        </>
      )}
    </Card>
  );
}

function Choice({ name, hint }: { readonly name: string; readonly hint: string }) {
  return (
    <>
      <span className="block">{name}</span>
      <span className="t-small c2 num block font-normal">{hint}</span>
    </>
  );
}

/** Finds a farmer of an earlier order; where nothing can be asked, the fields below are left to type. */
function KnownFarmers({ onPick }: { readonly onPick: (farmer: Farmer) => void }) {
  const texts = useAssistTexts();
  const [text, setText] = useState("");
  const { data } = useQuery(farmersQuery(useDeferredValue(text.trim())));
  const farmers = data?.farmers.slice(0, mostShown) ?? [];
  if (text === "" && farmers.length === 0) return null;
  return (
    <div className="stack-s">
      <TextField
        label={texts.find}
        hint={texts.findHint}
        name="findFarmer"
        type="search"
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {data && farmers.length === 0 && <p className="t-note c2">{texts.noneKnown}</p>}
      {farmers.length > 0 && (
        <ul className="stack-s gap-1!" aria-label={texts.known}>
          {farmers.map((farmer) => (
            <li key={farmer.mobileNo}>
              <button
                type="button"
                className="between min-h-11 w-full flex-wrap rounded-control border border-line px-3 py-1.5 text-left"
                onClick={() => onPick(farmer)}
              >
                <span className="min-w-0 break-words">
                  <Written>{farmer.firstName}</Written>
                </span>
                <span className="t-note c2 num whitespace-nowrap">{mobileText(farmer.mobileNo)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
