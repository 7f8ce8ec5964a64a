import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { momentOfDay } from "#engine/contract/date-text.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import type { RuledScope } from "../contract.ts";
import { rulesQuery } from "./api.ts";
import { useCommissionsTexts } from "./commissions.texts.ts";
import { RuleDialog } from "./rule-dialog.tsx";
import { useScopeName } from "./use-scope-name.ts";

/** For the platform admin: what an agent earns on packs that go by the rules, by category and group. */
export function RulesPage() {
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={useCommissionsTexts().forAdmins}>
        <Rules />
      </ForRole>
    </PageBody>
  );
}

function Rules() {
  const texts = useCommissionsTexts();
  const rules = useQuery(rulesQuery);
  const [chosen, setChosen] = useState<RuledScope>();
  return (
    <>
      <p className="t-note c2">{texts.intro}</p>
      <Answer to={rules}>
        {({ scopes }) => (
          <div className="gap-3 *:mb-3 *:break-inside-avoid lg:columns-2">
            {inCategories(scopes).map((part) => (
              <Card key={keyOf(part[0])}>
                <ul>
                  {part.map((scope) => (
                    <ScopeRow key={keyOf(scope)} scope={scope} onSet={() => setChosen(scope)} />
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        )}
      </Answer>
      {chosen && <RuleDialog scope={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

type Part = readonly [RuledScope, ...RuledScope[]];

/** All products in one part, each category with its groups in one of its own. */
function inCategories(scopes: readonly RuledScope[]): Part[] {
  const parts: [RuledScope, ...RuledScope[]][] = [];
  for (const scope of scopes) {
    const last = parts.at(-1);
    if (scope.level2Id !== null && last) last.push(scope);
    else parts.push([scope]);
  }
  return parts;
}

const keyOf = ({ level1Id, level2Id }: RuledScope): string => `${level1Id}-${level2Id}`;
function ScopeRow({ scope, onSet }: { readonly scope: RuledScope; readonly onSet: () => void }) {
  const texts = useCommissionsTexts();
  const name = useScopeName(scope);
  const { rule, ownSince, planned, level2Id } = scope;
  const rateText = (rate: number | null) => (rate === null ? texts.wider : texts.percent(String(rate / 100)));
  return (
    <li className="border-line flex items-start justify-between gap-3 border-t p-3 first:border-0">
      <div className="min-w-0">
        {level2Id === null ? <h2 className="t-note b">{name}</h2> : <h3 className="t-note">{name}</h3>}
        <p className="t-small">
          <span className="b num">{rule ? rateText(rule.rateInBasisPoints) : texts.nothing}</span>
          {rule && ownSince === null && <span className="c2">{` · ${texts.from(rule.scope)}`}</span>}
          {ownSince !== null && (
            <span className="c2">
              {` · ${texts.ownSince} `}
              <DateText at={momentOfDay(ownSince)} />
            </span>
          )}
        </p>
        {planned.map(({ validFrom, rateInBasisPoints }) => (
          <p key={validFrom} className="t-small c2">
            {texts.planned(rateText(rateInBasisPoints))} <DateText at={momentOfDay(validFrom)} />
          </p>
        ))}
      </div>
      <Button small look="onpaper" aria-label={texts.setNamed(name)} onClick={onSet}>
        {texts.set}
      </Button>
    </li>
  );
}
