import "../updates.css";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { ProductLine, useCropTitles } from "#features/catalogue/web";
import { VoiceNote } from "#features/files/web";
import type { Update } from "../../contract/update.ts";
import { AuthorLine } from "../author-line.tsx";
import { UpdatePoll } from "../poll/poll.tsx";
import { useCardTexts } from "./card.texts.ts";
import { AllPictures, Pictures } from "./pictures.tsx";
import { UpdateActions } from "./update-actions.tsx";
import { UpdateMenu } from "./update-menu.tsx";

/** Longer words are cut in a list after five lines. */
const lettersInCard = 220;
const linesInCard = 5;

/** An update: who and when, the words, photos, poll, voice note, the product, and what the reader can do. `isWhole`: all of it, uncut. */
export function UpdateCard({
  update,
  isWhole = false,
  head,
}: {
  readonly update: Update;
  readonly isWhole?: boolean;
  /** Stands above who wrote it. */
  readonly head?: ReactNode;
}) {
  const language = useLanguage();
  const { author, text, pictures, poll, voice, product } = update;
  return (
    <article className="card upd">
      {head}
      <div className="upd-h">
        <Avatar
          name={wordsIn(language, author.name).text}
          picture={author.pictureUrl}
          {...(author.role === "seller" && { tint: "sun" })}
        />
        <div className="grid min-w-0 flex-1">
          <h3 className="t-note b">
            <AuthorLine author={author} />
          </h3>
          <Facts update={update} />
        </div>
        <UpdateMenu update={update} />
      </div>
      {text && <Words update={update} isWhole={isWhole} />}
      {isWhole ? <AllPictures keys={pictures} /> : <Pictures keys={pictures} />}
      {poll && <UpdatePoll update={update} poll={poll} />}
      {voice && (
        <div className="upd-b">
          <VoiceNote name={voice} />
        </div>
      )}
      {product && <ProductLine product={product} />}
      {!update.isWaiting && <UpdateActions update={update} />}
    </article>
  );
}

/** Role, crops and time in one line, and whether the words were changed since. */
function Facts({ update: { author, crops, publishedAt, editedAt } }: { readonly update: Update }) {
  const texts = useCardTexts();
  const language = useLanguage();
  const titleOf = useCropTitles();
  const names = crops.flatMap((slug) => titleOf(slug)?.[language] ?? []);
  return (
    <span className="t-small c2">
      {[texts[author.role], ...names].join(" · ")} · <DateText as="time" at={publishedAt} />
      {editedAt !== null && ` · ${texts.edited}`}
    </span>
  );
}

function Words({
  update: { shareId, text },
  isWhole,
}: {
  readonly update: Update;
  readonly isWhole: boolean;
}) {
  const texts = useCardTexts();
  const isCut = !isWhole && (text.length > lettersInCard || text.split("\n").length > linesInCard);
  const words = (
    <p className={isCut ? "line-clamp-5" : undefined} lang={languageWritten(text)}>
      {text}
    </p>
  );
  return (
    <div className="upd-b">
      {words}
      {isCut && (
        <Link className="t-note b" to="/app/social/updates/$shareId" params={{ shareId }}>
          {texts.more}
        </Link>
      )}
    </div>
  );
}
