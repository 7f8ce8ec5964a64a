import { useInfiniteQuery } from "@tanstack/react-query";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { SellersOnly } from "#features/selling/web";
import {
  columnIds,
  columnNames,
  exportPacks,
  largestFileInMegabytes,
  mostRows,
  readTemplate,
} from "../contract.ts";
import { importsQuery } from "./api.ts";
import { FileField } from "./file-field.tsx";
import { ImportStrip } from "./import-strip.tsx";
import { SaveButton } from "./save-button.tsx";
import { useImportsTexts } from "./words.ts";

/** Prices and stock as CSV files, out and in; with the imports so far. */
export function ImportsPage() {
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <ExportCard />
          <ImportCard />
        </div>
        <History />
      </SellersOnly>
    </PageBody>
  );
}

function ExportCard() {
  const texts = useImportsTexts();
  return (
    <Card pad aria-label={texts.exportTitle}>
      <h2 className="h2">{texts.exportTitle}</h2>
      <p className="t-note c2 mt-1 mb-3">{texts.exportHint}</p>
      <div className="flex flex-wrap gap-2">
        <SaveButton path={`${exportPacks.path}?which=own`}>{texts.exportOwn}</SaveButton>
        <SaveButton path={`${exportPacks.path}?which=others`}>{texts.exportOthers}</SaveButton>
        <SaveButton path={readTemplate.path}>{texts.template}</SaveButton>
      </div>
    </Card>
  );
}

function ImportCard() {
  const texts = useImportsTexts();
  return (
    <Card pad aria-label={texts.importTitle}>
      <h2 className="h2">{texts.importTitle}</h2>
      <p className="t-note c2 mt-1 mb-3">{texts.importHint(largestFileInMegabytes, mostRows)}</p>
      <FileField />
      <Fold title={texts.columnsTitle}>
        <p className="t-note c2">{texts.columnsHint}</p>
        <dl className="t-note mt-2">
          {columnIds.map((id) => (
            <div key={id} className="border-line border-t py-2 sm:grid sm:grid-cols-[8rem_1fr] sm:gap-3">
              <dt className="b" lang="en">
                {columnNames[id]}
              </dt>
              <dd>{texts.column(id)}</dd>
            </div>
          ))}
        </dl>
        <p className="t-note c2">{texts.stockHint}</p>
      </Fold>
    </Card>
  );
}

function History() {
  const texts = useImportsTexts();
  const imports = useInfiniteQuery(importsQuery);
  return (
    <section className="stack" aria-label={texts.history}>
      <h2 className="h2">{texts.history}</h2>
      <Answer
        to={imports}
        isEmpty={({ pages }) => pages[0]?.imports.length === 0}
        empty={
          <EmptyState drawing={<BasketDrawing />} title={texts.noneYet}>
            {texts.noneYetHint}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            {pages
              .flatMap((page) => page.imports)
              .map((one) => (
                <ImportStrip key={one.importId} of={one} />
              ))}
            <LoadMore list={imports} end={texts.end} />
          </>
        )}
      </Answer>
    </section>
  );
}
