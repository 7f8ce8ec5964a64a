import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { saveFile } from "#engine/web/data/save-file.ts";
import { upload } from "#engine/web/data/upload.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { SellersOnly } from "#features/selling/web";
import {
  checkProductFile,
  groupInFile,
  mostProductRows,
  type ProductFileReport,
  productColumnIds,
  productColumns,
  readProductTemplate,
  sendProductFile,
} from "../../contract/product-files.ts";
import { draftChoicesQuery, readProposalsAgain } from "../proposals/api.ts";
import { useProposalTexts } from "../proposals/proposal.texts.ts";
import { FileReport } from "./file-report.tsx";
import { useProductFileTexts } from "./product-file.texts.ts";

const largestInBytes = 2_000_000;
interface Checked {
  readonly file: File;
  readonly report: ProductFileReport;
}

const send = (path: string, file: File): Promise<ProductFileReport> =>
  upload<ProductFileReport>({ path, bytes: file, contentType: "text/csv" });

/** Proposes many products by a CSV file: template, check, and sending what is in order. */
export function ProductFilePage() {
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <ProductFile />
      </SellersOnly>
    </PageBody>
  );
}

function ProductFile() {
  const texts = useProductFileTexts();
  const [checked, setChecked] = useState<Checked>();
  const checking = useMutation({
    mutationFn: async (file: File) => ({ file, report: await send(checkProductFile.path, file) }),
    onSuccess: setChecked,
  });
  const sending = useMutation({
    mutationFn: ({ file }: Checked) => send(sendProductFile.path, file),
    onSuccess: async ({ products, rejected }, { file }) => {
      showMessage(texts.sent(products.length));
      setChecked({ file, report: { products: [], rejected } });
      await readProposalsAgain();
    },
  });
  const error = checking.error ?? sending.error;
  return (
    <>
      <Card pad aria-label={texts.title}>
        <h2 className="h2">{texts.title}</h2>
        <p className="t-note c2 mt-1 mb-3">{texts.hint(mostProductRows)}</p>
        {error && <Note job="trouble">{sentenceOf(error) ?? texts.noConnection}</Note>}
        <div className="mt-2 flex flex-wrap gap-2">
          <FileButton
            isBusy={checking.isPending}
            onChoose={(file) => {
              setChecked(undefined);
              sending.reset();
              checking.mutate(file);
            }}
          />
          <TemplateButton />
        </div>
        <Columns />
      </Card>
      {checked && (
        <FileReport
          report={checked.report}
          isSent={sending.isSuccess}
          isSending={sending.isPending}
          onSend={() => sending.mutate(checked)}
        />
      )}
    </>
  );
}

function FileButton({
  isBusy,
  onChoose,
}: {
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}) {
  const texts = useProductFileTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? texts.checking : texts.choose}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,text/csv"
        aria-label={texts.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was put right.
          target.value = "";
          if (file && file.size > largestInBytes) showMessage(texts.tooLarge);
          else if (file) onChoose(file);
        }}
      />
    </>
  );
}

function TemplateButton() {
  const texts = useProductFileTexts();
  const saving = useMutation({
    mutationFn: () => saveFile(readProductTemplate.path),
    onSuccess: () => showMessage(texts.saved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSaved),
  });
  return (
    <Button look="second" busy={saving.isPending} onClick={() => saving.mutate()}>
      {texts.template}
    </Button>
  );
}

function Columns() {
  const texts = useProductFileTexts();
  return (
    <Fold title={texts.columnsTitle}>
      <dl className="t-note">
        {productColumnIds.map((id) => (
          <div key={id} className="border-line border-t py-2 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-3">
            <dt className="b" lang="en">
              {productColumns[id]}
            </dt>
            <dd>{texts.column(id)}</dd>
          </div>
        ))}
      </dl>
      <Choices />
    </Fold>
  );
}

function Choices() {
  const texts = useProductFileTexts();
  const words = useProposalTexts();
  const choices = useQuery(draftChoicesQuery);
  return (
    <Answer to={choices}>
      {({ groups, taxes }) => (
        <div className="t-note mt-3 grid gap-4 sm:grid-cols-2">
          <section>
            <h3 className="b">{texts.groupsTitle}</h3>
            <ul>
              {groups.map((group) => (
                <li key={group.level2Id}>
                  <Words of={groupInFile(group, groups)} />
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3 className="b">{texts.hsnTitle}</h3>
            <ul className="num">
              {taxes.map(({ hsn, rateInBasisPoints }) => (
                <li key={hsn}>{words.hsnOption(hsn, String(rateInBasisPoints / 100))}</li>
              ))}
            </ul>
            <p className="c2">{texts.hsnMissing}</p>
          </section>
        </div>
      )}
    </Answer>
  );
}
