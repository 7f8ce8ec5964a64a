import { type RawBuilder, sql } from "kysely";
import type { NameText } from "#engine/contract/language.ts";
import type { Author } from "../contract/shapes.ts";

/** A person as the owner of the words is read. */
export interface AuthorRow {
  readonly profile_key: string;
  readonly first_name: string;
  readonly first_name_te: string | null;
  readonly picture_url: string | null;
  readonly locality: string | null;
  readonly business_name: string | null;
  readonly business_name_te: string | null;
  readonly town: string | null;
  readonly town_te: string | null;
}

export const authorColumns = sql`author.profile_key, author.first_name, author.first_name_te, author.picture_url,
  author.locality, business.business_name, business.business_name_te, business.town, business.town_te`;

/** Joins the person of this id, and the business of a seller. */
export function joinAuthor(profileId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`join published.profiles author on author.id = ${profileId}
    left join published.sellers business on business.profile_id = author.id`;
}

/** A seller goes by the business, everybody else by the first name. */
export function nameOf(row: AuthorRow): NameText {
  return row.business_name === null
    ? { en: row.first_name, te: row.first_name_te }
    : { en: row.business_name, te: row.business_name_te };
}

/** The author as members see it. */
export function authorOf(row: AuthorRow): Author {
  const place =
    row.business_name === null ? { en: row.locality, te: null } : { en: row.town, te: row.town_te };
  return {
    profileKey: row.profile_key,
    name: nameOf(row),
    place: place.en === null ? null : { en: place.en, te: place.te },
    pictureUrl: row.picture_url,
  };
}
