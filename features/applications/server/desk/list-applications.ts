import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type {
  listApplications as endpoint,
  ListedApplication,
  SentState,
} from "../../contract/applications.ts";
import { factsOf, numberOf } from "../applications-dto.ts";
import { countListed, type ListedRow, selectListed } from "./desk.queries.ts";

/** What admins work through: a page of one state, and how many there are of each. */
export async function listApplications(
  { database }: MemberContext,
  { query: { state, q, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const sought = { text: q, id: Number(/^(?:A-?)?0*([0-9]{1,9})$/i.exec(q)?.[1]) || null };
  const asked = { state, sought, after: numericCursorOf(after), limit: limit + 1 };
  const rows = await selectListed(database, asked);
  const { page, nextAfter } = pageOf(rows, limit, ({ movedAt: at, id }) => ({ at, id: String(id) }));
  const counts = await countListed(database, sought);
  const count = (of: SentState): number => counts.get(of) ?? 0;
  return {
    applications: page.map(listed),
    nextAfter,
    counts: {
      applied: count("applied"),
      "more-needed": count("more-needed"),
      approved: count("approved"),
      refused: count("refused"),
      withdrawn: count("withdrawn"),
    },
  };
}

function listed(row: ListedRow): ListedApplication {
  const { firstName, firstNameTe, mobileNo } = row;
  const facts = factsOf(row);
  const isSeller = row.kind === "seller";
  const business = isSeller ? { en: facts.businessName, te: facts.businessNameTe } : { en: "", te: "" };
  return {
    applicationId: row.id,
    number: numberOf(row.id),
    kind: row.kind,
    state: row.state,
    person: { firstName, firstNameTe, mobileNo },
    business,
    place: `${isSeller ? facts.town : facts.village} ${facts.postalCode}`.trim(),
    movedAt: row.movedAt.getTime(),
  };
}
