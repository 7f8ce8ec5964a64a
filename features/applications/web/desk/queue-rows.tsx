import "../apply.css";
import { Link, useNavigate } from "@tanstack/react-router";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { type Column, Table } from "#engine/web/ui/table.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { FirstName, Words, Written } from "#engine/web/ui/wording.tsx";
import type { ListedApplication } from "../../contract/applications.ts";
import { useApplicationsTexts } from "../words.ts";
import { useApplicationDeskTexts } from "./desk.texts.ts";

/** Applications as a table on wide screens, as rows of three lines on phones. */
export function QueueRows({ rows }: { readonly rows: readonly ListedApplication[] }) {
  const isWide = useIsWide();
  if (isWide) return <WideRows rows={rows} />;
  return (
    <ul className="card">
      {rows.map((row) => (
        <li key={row.applicationId} className="apply-row">
          <Link
            to="/app/admin/applications/$applicationId"
            params={{ applicationId: String(row.applicationId) }}
          >
            <span className="between">
              <b className="min-w-0 break-words">
                <Who row={row} />
              </b>
              <Kind row={row} />
            </span>
            <span className="between t-small c2">
              <span className="min-w-0 break-words">
                <Written>{row.place}</Written>
              </span>
              <DateText at={row.movedAt} />
            </span>
            <span className="between t-small c2">
              <span className="num">{mobileText(row.person.mobileNo)}</span>
              <span className="num">{row.number}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function WideRows({ rows }: { readonly rows: readonly ListedApplication[] }) {
  const texts = useApplicationDeskTexts();
  const words = useApplicationsTexts();
  const navigate = useNavigate();
  const columns: readonly Column<ListedApplication>[] = [
    {
      ...{ id: "number", head: texts.number, isBold: true },
      cell: (row) => (
        <Link
          className="link num"
          to="/app/admin/applications/$applicationId"
          params={{ applicationId: String(row.applicationId) }}
        >
          {row.number}
        </Link>
      ),
    },
    {
      ...{ id: "who", head: texts.who },
      cell: (row) => (
        <>
          <b className="block">
            <Who row={row} />
          </b>
          <span className="t-small c2">
            {row.kind === "seller" && (
              <>
                <FirstName of={row.person} /> ·{" "}
              </>
            )}
            <span className="num">{mobileText(row.person.mobileNo)}</span>
          </span>
        </>
      ),
    },
    { id: "kind", head: texts.kind, cell: (row) => words.kindOf(row.kind) },
    { id: "place", head: texts.place, cell: (row) => <Written>{row.place}</Written> },
    { id: "since", head: texts.since, cell: (row) => <DateText at={row.movedAt} as="time" />, isDay: true },
  ];
  return (
    <Table
      label={texts.facts}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.applicationId)}
      onOpen={(row) =>
        void navigate({
          to: "/app/admin/applications/$applicationId",
          params: { applicationId: String(row.applicationId) },
        })
      }
    />
  );
}

/** The business, or the person who wants to be an agent. */
function Who({ row: { kind, business, person } }: { readonly row: ListedApplication }) {
  return kind === "seller" ? <Words of={business} /> : <FirstName of={person} />;
}

function Kind({ row: { kind } }: { readonly row: ListedApplication }) {
  return <Tag job={kind === "seller" ? "know" : "folk"}>{useApplicationsTexts().kindOf(kind)}</Tag>;
}
