import { DateText } from "#engine/web/ui/date-text.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { supportPhone } from "#engine/web/words/product.ts";
import { useOwnBusiness } from "../business/own-business.query.ts";
import { useSuspensionTexts } from "./suspension.texts.ts";

/** Tells a suspended seller why nothing of him is sold and whom to ask; nothing for others. */
export function SuspendedBand() {
  const texts = useSuspensionTexts();
  const suspension = useOwnBusiness().data?.business?.suspension;
  if (!suspension) return null;
  return (
    <Note job="trouble">
      <b>{texts.bandTitle}</b>
      {" · "}
      <DateText at={suspension.since} />
      <p className="break-words whitespace-pre-line">
        {texts.reason}: <Written>{suspension.reason}</Written>
      </p>
      <p>{texts.bandText}</p>
      <a className="link b inline-flex min-h-11 items-center gap-1" href={supportPhone().dialled}>
        {texts.ask} <span className="num">{supportPhone().shown}</span>
      </a>
    </Note>
  );
}
