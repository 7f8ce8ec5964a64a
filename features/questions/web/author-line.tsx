import { Link } from "@tanstack/react-router";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { Author } from "../contract/shapes.ts";

type Shown = Pick<Author, "name"> & Partial<Author>;

/** Who wrote something, from where, and when: "Ramulu, Khanapur · 14 Jul 2026". Guests are told no place. */
export function AuthorLine({ author, at }: { readonly author: Shown; readonly at: number }) {
  return (
    <p className="t-small c2">
      <b>
        {author.profileKey === undefined ? (
          <Words of={author.name} />
        ) : (
          <Link to="/app/profiles/$profileKey" params={{ profileKey: author.profileKey }}>
            <Words of={author.name} />
          </Link>
        )}
      </b>
      {author.place && (
        <>
          , <Words of={author.place} />
        </>
      )}
      {" · "}
      <DateText at={at} />
    </p>
  );
}

/** The same with the person's picture. */
export function AuthorHead({ author, at }: { readonly author: Shown; readonly at: number }) {
  const name = wordsIn(useLanguage(), author.name).text;
  return (
    <div className="beside flex-1">
      <Avatar name={name} picture={author.pictureUrl} />
      <AuthorLine author={author} at={at} />
    </div>
  );
}
