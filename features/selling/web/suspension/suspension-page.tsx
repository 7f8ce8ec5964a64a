import { queryOptions, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { readSeller, type SuspendableSeller } from "../../contract.ts";
import { useSuspensionTexts } from "./suspension.texts.ts";
import { ReinstateDialog, SuspendDialog } from "./suspension-dialogs.tsx";

const route = getRouteApi("/app/admin/people/$profileKey/selling");

/** The business of a person. Throws ApiError `selling/no-such-seller`. */
export function sellerQuery(profileKey: string) {
  return queryOptions({
    queryKey: ["selling", "seller", profileKey],
    queryFn: ({ signal }) => call(readSeller, { params: { profileKey } }, { signal }),
    staleTime: 0,
  });
}

/** For the platform admin: whether a seller may sell, to suspend and to reinstate. */
export function SuspensionPage() {
  const texts = useSuspensionTexts();
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={texts.forAdmins}>
        <Standing />
      </ForRole>
    </PageBody>
  );
}

function Standing() {
  const { profileKey } = route.useParams();
  const seller = useQuery(sellerQuery(profileKey));
  return <Answer to={seller}>{(found) => <SellerCard seller={found} />}</Answer>;
}

function SellerCard({ seller }: { readonly seller: SuspendableSeller }) {
  const texts = useSuspensionTexts();
  const [isAsked, setAsked] = useState(false);
  const { name, gstin, suspension, profileKey } = seller;
  const close = (): void => setAsked(false);
  const Asked = suspension ? ReinstateDialog : SuspendDialog;
  return (
    <Card pad className="stack-s max-w-[720px]" aria-label={name.en}>
      <h2 className="h2">
        <Link className="link" to="/app/admin/people/$profileKey" params={{ profileKey }}>
          <Words of={name} />
        </Link>
      </h2>
      <dl>
        <FactRow label={texts.gstin}>
          <span className="num">{gstin}</span>
        </FactRow>
        <FactRow label={texts.standing}>
          <Tag job={suspension ? "stop" : "done"}>{suspension ? texts.suspended : texts.selling}</Tag>
        </FactRow>
        {suspension && (
          <>
            <FactRow label={texts.since}>
              <DateText at={suspension.since} as="time" />
            </FactRow>
            <FactRow label={texts.reason}>
              <span className="break-words whitespace-pre-line">
                <Written>{suspension.reason}</Written>
              </span>
            </FactRow>
          </>
        )}
      </dl>
      <div>
        <Button look={suspension ? "main" : "danger"} onClick={() => setAsked(true)}>
          {suspension ? texts.reinstate : texts.suspend}
        </Button>
      </div>
      {isAsked && <Asked profileKey={profileKey} onClose={close} />}
    </Card>
  );
}
