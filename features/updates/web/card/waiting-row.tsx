import "../updates.css";
import { Link } from "@tanstack/react-router";
import { CalendarClock } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#engine/web/ui/icon.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import type { Update } from "../../contract/update.ts";
import { useUpdatesTexts } from "../words.ts";
import { useCardTexts } from "./card.texts.ts";

/** An own update that waits: when it goes out and its first words; its stitched edge says that nobody else has it. */
export function WaitingRow({ update, end }: { readonly update: Update; readonly end?: ReactNode }) {
  const texts = useUpdatesTexts();
  const card = useCardTexts();
  const language = useLanguage();
  const { shareId, publishedAt, text, pictures } = update;
  return (
    <section className="card upd-wait flex flex-wrap items-center gap-3 px-3.5 py-2">
      <Icon shape={CalendarClock} />
      <div className="min-w-40 flex-1">
        <h3 className="t-note b">{texts.goesOut(formatDateTime(publishedAt, language))}</h3>
        <p className="t-small c2 clip1" lang={languageWritten(text)}>
          {text || card.photos(pictures.length)}
        </p>
      </div>
      <Link className="btn quiet small" to="/app/home/scheduled-updates" search={{ write: shareId }}>
        {texts.edit}
      </Link>
      {end}
    </section>
  );
}
