import { type RawBuilder, sql } from "kysely";

/** How others read a person of this id: a seller by the business, everybody else by the first name. */
export function nameJson(profileId: RawBuilder<unknown>): RawBuilder<{ en: string; te: string | null }> {
  return sql`(select jsonb_build_object(
      'en', coalesce(business.business_name, person.first_name),
      'te', case when business.id is null then person.first_name_te else business.business_name_te end)
    from published.profiles person left join published.sellers business on business.profile_id = person.id
    where person.id = ${profileId} limit 1)`;
}

/** The person of this id with key, name and picture. */
export function partnerJson(profileId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('profileKey', shown.profile_key, 'name', ${nameJson(profileId)},
      'pictureUrl', shown.picture_url)
    from published.profiles shown where shown.id = ${profileId})`;
}

/** The person of this id if he is one of support's people; null for somebody who is not, or is no longer. */
export function supporterOf(profileId: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(select held.profile_id from published.role_grants held where held.role = 'support' and held.profile_id = ${profileId})`;
}

/** Whether one of the two has blocked the other. */
export function isBlockedBetween(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${isBlockedBy(one, other)} or ${isBlockedBy(other, one)})`;
}

/** Whether the first one has blocked the other. */
export function isBlockedBy(blocker: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from published.profile_blocks
    where blocker_profile_id = ${blocker} and blocked_profile_id = ${other})`;
}

/** An order as both sides see it, as JSON; null where the id names none. `isOwn`: this viewer has bought it. */
export function orderJson(orderId: RawBuilder<unknown>, viewerId: number): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('orderId', ordered.id, 'state', ordered.state, 'totalInPaise', ordered.total_in_paise,
      'isOwn', ordered.buyer_profile_id = ${viewerId},
      'lineCount', (select count(*) from published.order_lines line where line.order_id = ordered.id),
      'title', (select jsonb_build_object('en', line.level3_title_en, 'te', line.level3_title_te)
        from published.order_lines line where line.order_id = ordered.id order by line.id limit 1))
    from published.orders ordered where ordered.id = ${orderId})`;
}
