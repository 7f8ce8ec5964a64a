import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Download, X } from "lucide-react";
import { saveFile } from "#engine/web/data/save-file.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { FindField } from "#engine/web/ui/form/find-field.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { exportAudit } from "../../contract/audit-log.ts";
import { nameIn } from "../people/name-in.ts";
import { useAdminTexts } from "../words.ts";
import { type AuditFilter, auditActionsQuery, auditQuery } from "./audit.api.ts";
import { useAuditTexts } from "./audit.texts.ts";
import { AuditEntries } from "./audit-entries.tsx";

const route = getRouteApi("/app/admin/audit");

/** For the platform admin: who changed what, when and why, of all or of one person or kind of action. */
export function AuditPage() {
  const texts = useAdminTexts();
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={texts.forAdmins}>
        <AuditLog />
      </ForRole>
    </PageBody>
  );
}

function AuditLog() {
  const texts = useAuditTexts();
  const filter: AuditFilter = route.useSearch();
  const navigate = useNavigate();
  const choose = ({ person, action }: AuditFilter) =>
    void navigate({
      to: "/app/admin/audit",
      search: { ...(person && { person }), ...(action && { action }) },
    });
  const isFiltered = filter.person !== undefined || filter.action !== undefined;
  const showAll = (
    <Button look="second" onClick={() => choose({})}>
      {texts.showAll}
    </Button>
  );
  return (
    <>
      <Filters filter={filter} onChoose={choose} />
      <div className="flex flex-wrap items-center gap-3">
        <PersonChip filter={filter} onChoose={choose} />
        <ExportButton filter={filter} />
      </div>
      <AuditEntries
        filter={filter}
        empty={isFiltered ? texts.noneFound : texts.none}
        emptyAction={isFiltered && showAll}
      />
    </>
  );
}

interface FilterProps {
  readonly filter: AuditFilter;
  readonly onChoose: (filter: AuditFilter) => void;
}

function Filters({ filter, onChoose }: FilterProps) {
  const texts = useAuditTexts();
  const actions = useQuery(auditActionsQuery(useLanguage())).data?.actions ?? [];
  const { person = "", action = "" } = filter;
  const known = actions.some((one) => one.action === action) || action === "";
  return (
    <div className="grid items-start gap-3 md:grid-cols-[minmax(0,36rem)_minmax(0,22rem)]">
      <FindField
        key={person}
        label={texts.find}
        hint={texts.findHint}
        action={texts.search}
        asked={person}
        onFind={(typed) => onChoose({ ...filter, person: typed })}
      />
      <SelectField
        label={texts.action}
        name="action"
        value={action}
        options={[
          { value: "", text: texts.everyAction },
          ...(known ? [] : [{ value: action, text: action }]),
          ...actions.map((one) => ({ value: one.action, text: one.text })),
        ]}
        onChange={({ target }) => onChoose({ ...filter, action: target.value })}
      />
    </div>
  );
}

/** Saves what the filters leave as a CSV file. */
function ExportButton({ filter: { person, action } }: Pick<FilterProps, "filter">) {
  const texts = useAuditTexts();
  const saving = useMutation({
    mutationFn: () =>
      saveFile(exportAudit.path, { body: { ...(person && { person }), ...(action && { action }) } }),
    onSuccess: () => showMessage(texts.saved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSaved),
  });
  return (
    <Button small look="second" busy={saving.isPending} onClick={() => saving.mutate()}>
      <Icon shape={Download} size="text" />
      {texts.saveAsFile}
    </Button>
  );
}

/** Whose lines are shown, by name, and the way back to everybody's. */
function PersonChip({ filter, onChoose }: FilterProps) {
  const texts = useAuditTexts();
  const language = useLanguage();
  const person = useInfiniteQuery(auditQuery(filter, language)).data?.pages[0]?.person;
  if (!person) return null;
  const name = nameIn(language, person);
  return (
    <div>
      <Chip
        shape={X}
        className="on"
        aria-label={texts.stopOnly(name)}
        onClick={() => onChoose({ action: filter.action })}
      >
        {texts.onlyOf(name)}
      </Chip>
    </div>
  );
}
