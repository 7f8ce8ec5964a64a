import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { momentOfDay } from "#engine/contract/date-text.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import { columnNames, type ImportRow, type ImportSummary, type RowOutcome } from "../contract.ts";
import { rowsQuery } from "./api.ts";
import { useImportsTexts } from "./words.ts";

/** The rows of an import by their outcome, with the figures before and after, or the reason. */
export function ImportRows({ of }: { readonly of: ImportSummary }) {
  const texts = useImportsTexts();
  const counts: readonly (readonly [RowOutcome, number])[] = [
    ["kept", of.keptRows],
    ["rejected", of.rejectedRows],
    ["changed", of.changedRows],
    ["new", of.newRows],
    ["unchanged", of.unchangedRows],
  ];
  const some = counts.filter(([, count]) => count > 0);
  const [chosen, setChosen] = useState<RowOutcome>();
  const outcome = some.some(([id]) => id === chosen) ? chosen : some[0]?.[0];
  const nameOf = (id: RowOutcome) => texts.outcome(id, { isMade: of.state !== "checked" });
  if (!outcome) return null;
  return (
    <section className="stack" aria-label={nameOf(outcome)}>
      <div className="flex flex-wrap gap-2">
        {some.map(([id, count]) => (
          <Chip key={id} chosen={id === outcome} onClick={() => setChosen(id)}>
            {texts.counted(nameOf(id), count)}
          </Chip>
        ))}
      </div>
      <Rows of={of} outcome={outcome} name={nameOf(outcome)} />
    </section>
  );
}

interface RowsProps {
  readonly of: ImportSummary;
  readonly outcome: RowOutcome;
  readonly name: string;
}

function Rows({ of, outcome, name }: RowsProps) {
  const texts = useImportsTexts();
  const rows = useInfiniteQuery(rowsQuery(of, outcome));
  return (
    <Answer
      to={rows}
      isEmpty={({ pages }) => pages[0]?.rows.length === 0}
      empty={<p className="t-note c2">{texts.noRows}</p>}
    >
      {({ pages }) => (
        <>
          <Card>
            <ul aria-label={name}>
              {pages
                .flatMap((page) => page.rows)
                .map((row) => (
                  <Row key={row.rowNumber} row={row} />
                ))}
            </ul>
          </Card>
          <LoadMore list={rows} end={texts.allShown} />
        </>
      )}
    </Answer>
  );
}

function Row({ row }: { readonly row: ImportRow }) {
  const texts = useImportsTexts();
  return (
    <li className="border-line grid gap-x-4 border-t p-3 first:border-0 sm:grid-cols-[7rem_1fr]">
      <span className="t-note c2 num">{texts.rowNumber(row.rowNumber)}</span>
      <div className="min-w-0">
        <p className="b break-words">
          {row.title ? <Words of={row.title} /> : <Written>{texts.unknownPack(row.code)}</Written>}
          {row.pack && (
            <span className="c2 t-note">
              {" · "}
              <Words of={row.pack} />
            </span>
          )}
        </p>
        {row.reason ? <Reason row={row} /> : <Terms row={row} />}
      </div>
    </li>
  );
}

function Reason({ row: { column, reason } }: { readonly row: ImportRow }) {
  return (
    <p className="t-note">
      {column && (
        <span className="b" lang="en">
          {columnNames[column]}:{" "}
        </span>
      )}
      {reason}
    </p>
  );
}

/** What changes, `₹450.00 → ₹440.00`; all terms of a new pack. */
function Terms({ row: { before, after } }: { readonly row: ImportRow }) {
  const texts = useImportsTexts();
  const language = useLanguage();
  if (!after) return null;
  const shown = (isListed: boolean) => (isListed ? texts.shown : texts.hiddenNow);
  const breaksText = (breaks: typeof after.priceBreaks) =>
    breaks
      .map(({ quantity, priceInPaise }) => texts.breakText(quantity, formatPaise(priceInPaise)))
      .join(", ") || texts.noBreaks;
  const commissionText = ({ isCommissionByRule, commissionInPaise }: typeof after) =>
    isCommissionByRule ? texts.byRule : formatPaise(commissionInPaise);
  const batchTerm = ({ batchNumber, expiresOn, quantity }: NonNullable<typeof after.batch>) =>
    [
      texts.batchName(batchNumber, expiresOn && formatDate(momentOfDay(expiresOn), language)),
      formatCount(quantity),
      before && formatCount(before.batch?.quantity ?? 0),
    ] as const;
  const terms = [
    [texts.priceName, formatPaise(after.priceInPaise), before && formatPaise(before.priceInPaise)],
    [texts.mrpName, formatPaise(after.mrpInPaise), before && formatPaise(before.mrpInPaise)],
    [texts.commissionName, commissionText(after), before && commissionText(before)],
    [texts.breaksName, breaksText(after.priceBreaks), before && breaksText(before.priceBreaks)],
    [texts.stockName, formatCount(after.onHand), before && formatCount(before.onHand)],
    ["", shown(after.isListed), before && shown(before.isListed)],
    ...(after.batch ? [batchTerm(after.batch)] : []),
  ] as const;
  return (
    <ul className="t-note flex flex-wrap gap-x-4 gap-y-1">
      {terms
        .filter(([, now, former]) => now !== former)
        .map(([name, now, former]) => (
          <li key={name} className="min-w-0 break-words">
            {name !== "" && <span className="c2">{`${name} `}</span>}
            {former !== null && (
              <>
                <s className="c2 num">{former}</s>
                <span aria-hidden="true"> → </span>
              </>
            )}
            <span className="b num">{now}</span>
          </li>
        ))}
    </ul>
  );
}
