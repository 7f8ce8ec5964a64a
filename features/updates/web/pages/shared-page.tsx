import "../updates.css";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { loadSession, useSession } from "#engine/web/data/session.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { GuestVoice } from "#features/files/web";
import type { PublicUpdate } from "../../contract/updates.ts";
import { sharedQuery } from "../api.ts";
import { AuthorLine } from "../author-line.tsx";
import { useCardTexts } from "../card/card.texts.ts";
import { PollView } from "../poll/poll-view.tsx";
import { useUpdatesTitles } from "../titles.ts";
import { useUpdatesTexts } from "../words.ts";

/** A shared update for everybody, read only, with an invitation to sign in; a member is led into the app. */
export function SharedPage() {
  const texts = useUpdatesTexts();
  const titles = useUpdatesTitles();
  const { shareId } = useParams({ from: "/public/social/updates/$shareId" });
  const isMember = useSession() !== null;
  // No door was passed that would have asked.
  useEffect(() => void loadSession().catch(() => {}), []);
  const shared = useQuery(sharedQuery(shareId));
  const isGone = shared.error instanceof ApiError && shared.error.status < 500;
  // The door leads a guest back to where he wanted to go.
  const toApp = (
    <ButtonLink wide to="/app/social/updates/$shareId" params={{ shareId }}>
      {isMember ? texts.openApp : texts.signIn}
    </ButtonLink>
  );
  return (
    <PageBody className="stack upd-page">
      <h1 className={isMember ? "only-d t-title" : "t-title"}>{titles.one}</h1>
      {isGone ? (
        <EmptyState drawing={<LanternDrawing />} title={texts.notThere} action={toApp} />
      ) : (
        <Answer to={shared}>
          {(update) => (
            <>
              <GuestCard update={update} />
              {!isMember && <Note>{texts.invitation}</Note>}
              {toApp}
            </>
          )}
        </Answer>
      )}
    </PageBody>
  );
}

function GuestCard({ update }: { readonly update: PublicUpdate }) {
  const texts = useUpdatesTexts();
  const card = useCardTexts();
  const language = useLanguage();
  const {
    authorName,
    district,
    text,
    pictures,
    poll,
    voice,
    publishedAt,
    isEdited,
    usefulCount,
    commentCount,
  } = update;
  const counts = [
    ...(usefulCount > 0 ? [`${card.useful} ${usefulCount}`] : []),
    ...(commentCount > 0 ? [texts.repliesCount(commentCount)] : []),
  ];
  return (
    <article className="card upd">
      <div className="upd-h">
        <Avatar name={wordsIn(language, authorName).text} />
        <div className="grid min-w-0 flex-1">
          <h2 className="t-note b">
            <AuthorLine author={{ name: authorName, village: null, district }} />
          </h2>
          <span className="t-small c2">
            <DateText as="time" at={publishedAt} />
            {isEdited && ` · ${card.edited}`}
          </span>
        </div>
      </div>
      {text && (
        <p className="upd-b" lang={languageWritten(text)}>
          {text}
        </p>
      )}
      {pictures.map((picture, at) => (
        <img
          key={picture}
          className="w-full"
          src={picture}
          alt={card.photo(at + 1, pictures.length)}
          loading="lazy"
        />
      ))}
      {poll && <PollView poll={poll} />}
      {voice && (
        <div className="px-3.5 py-2">
          <GuestVoice voice={voice} />
        </div>
      )}
      {counts.length > 0 && <p className="t-small c2 px-3.5 py-2">{counts.join(" · ")}</p>}
    </article>
  );
}
