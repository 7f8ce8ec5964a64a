import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { updateQuery } from "../api.ts";
import { UpdateCard } from "../card/update-card.tsx";
import { Comments } from "../comments/comments.tsx";
import { UpdateForm } from "../write/lazy-form.tsx";

/** One update with what was said to it; its author may change it here. */
export function UpdatePage() {
  const { shareId } = useParams({ from: "/app/social/updates/$shareId" });
  const { write } = useSearch({ from: "/app/social/updates/$shareId" });
  const navigate = useNavigate();
  const update = useQuery(updateQuery(shareId));
  const close = (): void =>
    void navigate({ to: "/app/social/updates/$shareId", params: { shareId }, search: {}, replace: true });
  return (
    <PageBody className="stack upd-page">
      <Answer to={update}>
        {(found) =>
          write && found.isMine ? (
            <UpdateForm initial={found} onClose={close} />
          ) : (
            <>
              <UpdateCard update={found} isWhole />
              {!found.isWaiting && <Comments shareId={shareId} />}
            </>
          )
        }
      </Answer>
    </PageBody>
  );
}
