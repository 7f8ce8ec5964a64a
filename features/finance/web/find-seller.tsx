import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { type FoundSeller, findSellers } from "#features/settlements/contract";
import { ReceivedDialog } from "./received-from-seller.tsx";
import { useFinanceTexts } from "./words.ts";

/** Notes what came from any seller, also from one who owes nothing: he is found first. */
export function FindSellerButton() {
  const texts = useFinanceTexts();
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<FoundSeller>();
  const close = (): void => {
    setOpen(false);
    setFound(undefined);
  };
  return (
    <>
      <Button small look="second" onClick={() => setOpen(true)}>
        {texts.moneyOfSeller}
      </Button>
      {isOpen && !found && <FindSellerDialog onFound={setFound} onClose={close} />}
      {found && <ReceivedFromFound seller={found} onClose={close} />}
    </>
  );
}

function FindSellerDialog({
  onFound,
  onClose,
}: {
  readonly onFound: (seller: FoundSeller) => void;
  readonly onClose: () => void;
}) {
  const texts = useFinanceTexts();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const search = useMutation({
    mutationFn: () => call(findSellers, { query: { find: typed.trim() } }),
  });
  const { error, data } = search;
  const beside = error instanceof ApiError ? error.fields["find"] : undefined;
  return (
    <FormDialog
      {...{ formId, onClose, title: texts.moneyOfSeller, cancelText: texts.cancel, submitText: texts.find }}
      busy={search.isPending}
    >
      <Form
        close
        id={formId}
        trouble={error && !beside ? (sentenceOf(error) ?? texts.noConnection) : undefined}
        onSubmit={() => {
          if (!search.isPending) search.mutate();
        }}
      >
        <TextField
          label={texts.sellerNameOrNumber}
          name="find"
          value={typed}
          error={beside}
          autoComplete="off"
          maxLength={60}
          onChange={({ target }) => setTyped(target.value)}
        />
        {data?.sellers.length === 0 && <Note>{texts.noSellerFound}</Note>}
        {data && data.sellers.length > 0 && (
          <ul className="stack-s">
            {data.sellers.map((seller) => (
              <FoundRow key={seller.sellerId} seller={seller} onChosen={() => onFound(seller)} />
            ))}
          </ul>
        )}
      </Form>
    </FormDialog>
  );
}

function FoundRow({ seller, onChosen }: { readonly seller: FoundSeller; readonly onChosen: () => void }) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  const name = wordsIn(language, seller.seller).text;
  return (
    <li className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <b className="t-note block break-words">{name}</b>
        <span className="t-small c2">
          {wordsIn(language, seller.town).text}, <span className="num">{mobileText(seller.phone)}</span>
        </span>
      </div>
      <Button small look="second" aria-label={`${texts.choose}: ${name}`} onClick={onChosen}>
        {texts.choose}
      </Button>
    </li>
  );
}

function ReceivedFromFound({
  seller: { sellerId, seller, owedInPaise },
  onClose,
}: {
  readonly seller: FoundSeller;
  readonly onClose: () => void;
}) {
  const texts = useFinanceTexts();
  const name = wordsIn(useLanguage(), seller).text;
  return (
    <ReceivedDialog
      about={owedInPaise > 0 ? texts.owes(name, formatPaise(owedInPaise)) : texts.owesNothing(name)}
      startInPaise={owedInPaise > 0 ? owedInPaise : null}
      {...{ sellerId, onClose }}
    />
  );
}
