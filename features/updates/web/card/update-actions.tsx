import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bookmark, type LucideIcon, MessageSquare, Share2, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { shareLink } from "#engine/web/browser/share-link.ts";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { sharedUpdatePath } from "../../contract/shared-path.ts";
import type { MarkKind, Update } from "../../contract/update.ts";
import { setMark } from "./card.api.ts";
import { useCardTexts } from "./card.texts.ts";
import { replyFieldId } from "./reply-field.ts";

/** Useful, Reply, Share and Save, always in this order; a number stands only above zero. */
export function UpdateActions({ update }: { readonly update: Update }) {
  const texts = useCardTexts();
  const language = useLanguage();
  const { shareId, author, isUseful, isSaved, usefulCount, commentCount } = update;
  const title = texts.sharedBy(wordsIn(language, author.name).text);
  return (
    <div className="acts upd-acts">
      <MarkButton
        update={update}
        kind="useful"
        isSet={isUseful}
        shape={ThumbsUp}
        disabled={update.isMine && !isUseful}
      >
        {texts.useful}
        {usefulCount > 0 && <span className="num">{usefulCount}</span>}
      </MarkButton>
      <Link
        to="/app/social/updates/$shareId"
        params={{ shareId }}
        onClick={(event) => {
          const field = document.getElementById(replyFieldId)?.querySelector("textarea");
          if (!field) return;
          event.preventDefault();
          field.focus();
        }}
      >
        <Icon shape={MessageSquare} size="row" />
        {texts.reply}
        {commentCount > 0 && <span className="num">{commentCount}</span>}
      </Link>
      <button
        type="button"
        onClick={() => void shareLink({ title, url: location.origin + sharedUpdatePath(shareId) }, texts)}
      >
        <Icon shape={Share2} size="row" />
        {texts.share}
      </button>
      <MarkButton update={update} kind="saved" isSet={isSaved} shape={Bookmark}>
        {isSaved ? texts.isSaved : texts.save}
      </MarkButton>
    </div>
  );
}

/** Sets a mark or takes it back; while one press is on its way, another one does nothing. */
function MarkButton({
  update,
  kind,
  isSet,
  shape,
  disabled = false,
  children,
}: {
  readonly update: Update;
  readonly kind: MarkKind;
  readonly isSet: boolean;
  readonly shape: LucideIcon;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  const marking = useMutation({
    mutationFn: () => setMark(update, kind, !isSet),
  });
  useErrorMessage(marking.error);
  return (
    <button
      type="button"
      className={isSet ? "on" : undefined}
      aria-pressed={isSet}
      disabled={disabled}
      onClick={() => {
        if (!marking.isPending) marking.mutate();
      }}
    >
      <Icon shape={shape} size="row" />
      {children}
    </button>
  );
}
