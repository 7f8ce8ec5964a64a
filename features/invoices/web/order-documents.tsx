import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { saveFile } from "#engine/web/data/save-file.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { documentPath, documentsQuery, invoicePath } from "./api.ts";
import { useInvoicesTexts } from "./words.ts";

/** The sale invoice of an order that is not cancelled, with what the file is so far, and its other documents. */
export function OrderDocuments({
  orderId,
  isCancelled,
}: {
  readonly orderId: string;
  readonly isCancelled: boolean;
}): ReactNode {
  const texts = useInvoicesTexts();
  const language = useLanguage();
  const { data } = useQuery(documentsQuery(orderId));
  // The invoice has its own button while the order stands; of a cancelled order only what takes it back is offered.
  const others = data?.documents.filter(({ kind }) => !isSale(kind)) ?? [];
  const sale = data?.documents.find(({ kind }) => isSale(kind));
  if (isCancelled && others.length === 0) return null;
  return (
    <section className="stack-s" aria-label={texts.documents}>
      {!isCancelled && (
        <div>
          <SaveButton path={invoicePath(orderId, language)}>{texts.invoice}</SaveButton>
          {data && (
            <p className="t-small c2 mt-1 text-center">
              {sale ? texts[sale.kind] : texts.proforma} {sale && <span className="num">{sale.number}</span>}
            </p>
          )}
        </div>
      )}
      {others.map(({ documentId, kind, number }) => (
        <SaveButton key={documentId} path={documentPath(orderId, documentId, language)}>
          <span>
            {texts[kind]} <span className="num whitespace-nowrap">{number}</span>
          </span>
        </SaveButton>
      ))}
    </section>
  );
}

function isSale(kind: string): boolean {
  return kind === "tax-invoice" || kind === "bill-of-supply" || kind === "invoice-cum-bill-of-supply";
}

function SaveButton({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const texts = useInvoicesTexts();
  const save = useMutation({
    mutationFn: () => saveFile(path),
    onSuccess: () => showMessage(texts.saved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
  });
  return (
    <Button look="second" wide busy={save.isPending} onClick={() => save.mutate()}>
      <Icon shape={Download} size="text" />
      {children}
    </Button>
  );
}
