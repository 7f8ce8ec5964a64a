import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { roles } from "#engine/contract/person.ts";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { FirstName, Written } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { type Language, useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { actionLabel } from "#features/orders/contract/order-action-labels.ts";
import type { AuditDetail, AuditEntry } from "../../contract/audit-log.ts";
import type { PersonNamed } from "../../contract/people.ts";
import { roleNames } from "../../contract/role-names.ts";
import { useAuditTexts } from "./audit.texts.ts";

/** One line of the log: when and who, what to which thing, from what to what and why. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const texts = useAuditTexts();
  const { at, actor, what, action, reason } = entry;
  return (
    <li className="border-line grid gap-x-4 gap-y-1 border-b px-3 py-2.5 last:border-b-0 lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <span className="t-small c2 block">
          <DateText at={at} as="time" />
        </span>
        <span className="t-note block break-words">
          {actor ? <PersonLink person={actor} /> : texts.nobody}
        </span>
      </div>
      <div className="min-w-0">
        <b className="t-note block break-words">{what ?? action}</b>
        <span className="t-note block break-words">
          <About entry={entry} />
        </span>
      </div>
      <div className="min-w-0">
        <Change entry={entry} />
        <Details details={entry.details} />
        {reason && (
          <p className="t-small break-words">
            <span className="c2">{texts.reason}:</span> <Written>{reason}</Written>
          </p>
        )}
      </div>
    </li>
  );
}

function PersonLink({ person }: { readonly person: PersonNamed }) {
  const { profileKey } = person;
  return (
    <Link
      className="link relative after:absolute after:-inset-x-2 after:-inset-y-3"
      to="/app/admin/people/$profileKey"
      params={{ profileKey }}
    >
      <FirstName of={person} />
    </Link>
  );
}

/** The thing that it was done to: a person by name, anything else by its kind and number. */
function About({ entry: { about, subject } }: { readonly entry: AuditEntry }) {
  const texts = useAuditTexts();
  if (about) return <PersonLink person={about} />;
  const [, kind, id] =
    /^(order|master order|profile|seller|offer|payout|payout batch|grievance|job|category|group|maker|synonyms|article|coupon batch) (\S+)$/.exec(
      subject,
    ) ?? [];
  return kind !== undefined && id !== undefined ? texts.aboutOf(kind, id) : subject;
}

function Change({ entry: { before, after } }: { readonly entry: AuditEntry }) {
  const texts = useAuditTexts();
  const language = useLanguage();
  if (before === null && after === null) return null;
  const said = (value: string | null) => rolesIn(value ?? "", language) || texts.noRole;
  return (
    <p className="t-note flex min-w-0 flex-wrap items-center gap-x-1.5 break-words">
      <span className="sr">{texts.before}: </span>
      <span>{said(before)}</span>
      <Icon shape={ArrowRight} size="text" />
      <span className="sr">{texts.after}: </span>
      <b>{said(after)}</b>
    </p>
  );
}

/** Roles by their names; any other words stay as they are. */
function rolesIn(value: string, language: Language): string {
  const names = value.split(" ").map((word) => {
    const role = roles.find((one) => one === word);
    return role && roleNames[role][language];
  });
  return names.every((name) => name !== undefined) ? names.join(", ") : value;
}

function Details({ details }: { readonly details: readonly AuditDetail[] }) {
  const texts = useAuditTexts();
  const language = useLanguage();
  if (details.length === 0) return null;
  return (
    <dl className="t-small flex flex-wrap gap-x-3">
      {details.map((detail) => (
        <div key={detail.name} className="flex min-w-0 flex-wrap gap-x-1">
          <dt className="c2">{texts.detailOf(detail.name)}:</dt>
          <dd className="num min-w-0 break-all">{detailText(detail, texts, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

function detailText(
  { name, kind, value }: AuditDetail,
  texts: { readonly yes: string; readonly no: string },
  language: Language,
): string {
  if (kind === "paise") return formatPaise(Number(value));
  if (kind === "flag") return value === "true" ? texts.yes : texts.no;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(Date.parse(value), language);
  if (name === "role") return rolesIn(value, language);
  return name === "action" ? actionLabel(value, language) : value;
}
