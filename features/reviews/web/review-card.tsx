import { Link } from "@tanstack/react-router";
import { Flag } from "lucide-react";
import { type ReactNode, useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { Photo } from "#features/files/web";
import { ReportDialog } from "#features/moderation/web";
import type { Review } from "../contract/shapes.ts";
import { reportReview } from "../contract.ts";
import { askListsAgain } from "./api.ts";
import { Stars } from "./stars.tsx";
import { useReviewsTexts } from "./words.ts";

/** A review as others read it, with the seller's reply; `children` stand below. */
export function ReviewArticle({
  review,
  about,
  children,
}: {
  readonly review: Review;
  /** What is rated, where the page does not say it. */
  readonly about?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { reviewId, isMine, isReported, reply } = review;
  return (
    <article className="stack-s">
      <div className="between items-start!">
        <Author review={review} />
        {!isMine && !isReported && <Report reviewId={reviewId} part="review" />}
      </div>
      {about}
      <ReviewWords of={review} />
      {reply && <Reply reply={reply} review={review} />}
      {children}
    </article>
  );
}

function Author({ review: { author, isMine, writtenAt, editedAt } }: { readonly review: Review }) {
  const texts = useReviewsTexts();
  const language = useLanguage();
  return (
    <div className="beside min-w-0 flex-1">
      <Avatar name={author ? wordsIn(language, author.name).text : "–"} picture={author?.pictureUrl} />
      <p className="t-small c2 min-w-0 break-words">
        {author ? (
          <Link className="b" to="/app/profiles/$profileKey" params={{ profileKey: author.profileKey }}>
            {isMine ? texts.you : <Words of={author.name} />}
          </Link>
        ) : (
          texts.gone
        )}
        {author?.place && (
          <>
            , <Words of={author.place} />
          </>
        )}
        {" · "}
        <DateText at={writtenAt} />
        {editedAt !== null && ` · ${texts.edited}`}
      </p>
    </div>
  );
}

/** Stars, words and photos of a review. */
export function ReviewWords({ of }: { readonly of: Pick<Review, "stars" | "words" | "photos"> }) {
  const texts = useReviewsTexts();
  return (
    <>
      <Stars count={of.stars} />
      <Written>{of.words}</Written>
      {of.photos.length > 0 && (
        <div className="grid grid-cols-3 gap-1">
          {of.photos.map((key, at) => (
            <a key={key} href={pictureUrl(key, 1280)} target="_blank" rel="noreferrer">
              <Photo
                picture={pictureUrl(key)}
                alt={texts.photo(at + 1)}
                sizes="(min-width: 48rem) 220px, 33vw"
                className="aspect-square w-full rounded-control bg-sunken object-cover"
              />
            </a>
          ))}
        </div>
      )}
    </>
  );
}

/** Words as somebody wrote them, with their line breaks, in their own language. */
export function Written({ children }: { readonly children: string }) {
  if (children === "") return null;
  return (
    <p className="whitespace-pre-line break-words" lang={languageWritten(children)}>
      {children}
    </p>
  );
}

function Reply({
  reply: { words, repliedAt, editedAt, isMine, isReported },
  review: { reviewId, sellerName },
}: {
  readonly reply: NonNullable<Review["reply"]>;
  readonly review: Review;
}) {
  const texts = useReviewsTexts();
  return (
    <div className="stack-s border-line border-l-4 pl-3">
      <div className="between items-start!">
        <p className="t-small c2">
          {texts.replyBy}{" "}
          <b>
            <Words of={sellerName} />
          </b>
          {" · "}
          <DateText at={repliedAt} />
          {editedAt !== null && ` · ${texts.edited}`}
        </p>
        {!isMine && !isReported && <Report reviewId={reviewId} part="reply" />}
      </div>
      <Written>{words}</Written>
    </div>
  );
}

function Report({ reviewId, part }: { readonly reviewId: number; readonly part: "review" | "reply" }) {
  const texts = useReviewsTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="-my-2 -mr-2"
        name={part === "review" ? texts.report : texts.reportReply}
        shape={Flag}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ReportDialog
          send={async (report) => {
            await call(reportReview, { params: { reviewId }, body: { part, ...report } });
            await askListsAgain();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
