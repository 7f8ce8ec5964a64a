import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import type { FailedJob } from "../../contract/jobs.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import { sendJobs } from "./jobs.api.ts";
import { useJobsTexts } from "./jobs.texts.ts";

/** What one call takes. */
const mostAtOnce = 100;

/** Failed jobs with a tick box each, and what can be done with those ticked. */
export function JobRows({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  const texts = useJobsTexts();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isDiscarding, setDiscarding] = useState(false);
  // A job that is done meanwhile is no longer listed and so no longer chosen.
  const chosen = jobs
    .map(({ jobId }) => jobId)
    .filter((jobId) => ticked.has(jobId))
    .slice(0, mostAtOnce);
  const clear = () => {
    setTicked(new Set());
    setDiscarding(false);
  };
  const retrying = useMutation({
    mutationFn: () => sendJobs(chosen, null),
    onSuccess: (changed) => {
      showMessage(texts.retried(changed));
      clear();
    },
  });
  return (
    <>
      <ul className="card" aria-label={texts.jobs}>
        {jobs.map((job) => (
          <li key={job.jobId} className="border-line border-b last:border-b-0">
            <JobRow
              job={job}
              isTicked={ticked.has(job.jobId)}
              onTick={() => setTicked(toggled(ticked, job.jobId))}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="card pad sticky bottom-2 flex flex-wrap items-center gap-2">
          <b className="t-note mr-auto">{texts.chosen(chosen.length)}</b>
          <Button look="onpaper" onClick={() => setDiscarding(true)}>
            {texts.discard(chosen.length)}
          </Button>
          <Button busy={retrying.isPending} onClick={() => retrying.mutate()}>
            {texts.retry(chosen.length)}
          </Button>
          {retrying.error && <Note job="trouble">{sentenceOf(retrying.error) ?? texts.noConnection}</Note>}
        </div>
      )}
      {isDiscarding && <DiscardDialog jobIds={chosen} onDone={clear} onClose={() => setDiscarding(false)} />}
    </>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return changed;
}

function JobRow({
  job,
  isTicked,
  onTick,
}: {
  readonly job: FailedJob;
  readonly isTicked: boolean;
  readonly onTick: () => void;
}) {
  const texts = useJobsTexts();
  const { name, lastError, tries, mostTries, queuedAt, failedAt, nextTryAt } = job;
  return (
    <label className="flex cursor-pointer items-start gap-3 px-3 py-2.5">
      <input
        type="checkbox"
        className="mt-1 size-5 shrink-0"
        checked={isTicked}
        onChange={onTick}
        aria-label={texts.choose(name)}
      />
      <span className="min-w-0 flex-1">
        <b className="t-note block break-all">{name}</b>
        <span className="t-note block break-words">{lastError}</span>
        <span className="t-small c2 flex flex-wrap items-center gap-x-3">
          <span>{texts.tries(tries, mostTries)}</span>
          <span>
            {texts.queued}: <DateText at={queuedAt} as="time" />
          </span>
          <span>
            {texts.failed}: <DateText at={failedAt} as="time" />
          </span>
          {nextTryAt === null ? (
            <Tag job="stop">{texts.givenUp}</Tag>
          ) : (
            <span>
              {texts.nextTry}: <DateText at={nextTryAt} as="time" />
            </span>
          )}
        </span>
      </span>
    </label>
  );
}
