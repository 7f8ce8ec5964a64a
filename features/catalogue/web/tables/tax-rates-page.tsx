import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { momentOfDay } from "#engine/contract/date-text.ts";
import { call } from "#engine/web/data/api-client.ts";
import { ScaleDrawing } from "#engine/web/ui/art/scale.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { removeTaxRate, type TaxCode } from "../../contract/tax-rates.ts";
import { ConfirmChange } from "./change-dialog.tsx";
import { AddButton, FoundRows, TablePage, TableRow } from "./table-parts.tsx";
import { changeTable, taxRatesQuery } from "./tables.api.ts";
import { useTablesTexts } from "./tables.texts.ts";
import { TaxRateDialog } from "./tax-rate-dialog.tsx";

type Rate = TaxCode["coming"][number];

/** For the platform admin: the rates of GST by HSN code. */
export function TaxRatesPage() {
  return (
    <TablePage>
      <TaxRates />
    </TablePage>
  );
}

function TaxRates() {
  const texts = useTablesTexts();
  const table = useQuery(taxRatesQuery);
  const [asked, setAsked] = useState<{ readonly hsn: string }>();
  const add = <AddButton text={texts.addRate} onAdd={() => setAsked({ hsn: "" })} />;
  return (
    <>
      <Answer
        to={table}
        isEmpty={({ codes }) => codes.length === 0}
        empty={
          <EmptyState drawing={<ScaleDrawing />} title={texts.noRates} action={add}>
            {texts.noRatesHint}
          </EmptyState>
        }
      >
        {({ codes }) => (
          <>
            {add}
            <FoundRows name={texts.rateTitle} rows={codes} textOf={({ hsn }) => hsn}>
              {(code) => (
                <li key={code.hsn} className="border-line border-b last:border-b-0">
                  <CodeRow code={code} onNewRate={() => setAsked({ hsn: code.hsn })} />
                </li>
              )}
            </FoundRows>
          </>
        )}
      </Answer>
      {asked && (
        <TaxRateDialog hsn={asked.hsn} today={table.data?.today ?? ""} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

/** A rate as it is written: 5%, 0.25%. */
const percentText = ({ rateInBasisPoints }: Rate): string => String(rateInBasisPoints / 100);

function CodeRow({ code, onNewRate }: { readonly code: TaxCode; readonly onNewRate: () => void }) {
  const texts = useTablesTexts();
  const language = useLanguage();
  const [removed, setRemoved] = useState<Rate>();
  const { hsn, products, now, coming, past } = code;
  const said = (rate: Rate, say: (percent: string, day: string) => string): string =>
    say(texts.percent(percentText(rate)), formatDate(momentOfDay(rate.validFrom), language));
  const title = texts.hsnOf(hsn);
  return (
    <>
      <TableRow
        title={<span className="num">{title}</span>}
        actions={[{ name: texts.about(texts.newRate, title), shape: CalendarPlus, onPress: onNewRate }]}
      >
        <span className="block">
          {now ? said(now, texts.since) : texts.notYet} · {texts.products(products)}
        </span>
        {coming.map((rate) => (
          <span key={rate.validFrom} className="flex flex-wrap items-center gap-1">
            <Tag job="know">{said(rate, texts.comes)}</Tag>
            <IconButton
              name={texts.about(texts.remove, `${title}, ${said(rate, texts.comes)}`)}
              shape={Trash2}
              size="row"
              onClick={() => setRemoved(rate)}
            />
          </span>
        ))}
        {past.length > 0 && (
          <Fold title={texts.earlier(past.length)}>
            <ul className="pb-1">
              {past.map((rate) => (
                <li key={rate.validFrom}>{said(rate, texts.since)}</li>
              ))}
            </ul>
          </Fold>
        )}
      </TableRow>
      {removed && (
        <ConfirmChange
          title={texts.removeRateTitle(`${title}, ${said(removed, texts.comes)}`)}
          submitText={texts.remove}
          done={texts.saved}
          send={() =>
            changeTable(taxRatesQuery, call(removeTaxRate, { params: { hsn, validFrom: removed.validFrom } }))
          }
          onClose={() => setRemoved(undefined)}
        >
          {texts.removeRateText}
        </ConfirmChange>
      )}
    </>
  );
}
