import { useQuery } from "@tanstack/react-query";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { DayBars } from "./day-bars.tsx";
import { QueueList } from "./queue-list.tsx";
import { startQuery } from "./start.api.ts";
import { useStartTexts } from "./start.texts.ts";

/** For the platform admin: what waits and since when, then the last seven days in bars. */
export function StartBoard() {
  const texts = useStartTexts();
  const start = useQuery(startQuery);
  const retry = (): void => void start.refetch();
  return (
    <Answer to={start}>
      {({ at, queues, figures }) => (
        <div className="stack">
          <QueueList queues={queues} at={at} onRetry={retry} />
          <section className="grid gap-4 md:grid-cols-2" aria-label={texts.figures}>
            {figures.map((figure) => (
              <DayBars key={figure.name} figure={figure} onRetry={retry} />
            ))}
          </section>
        </div>
      )}
    </Answer>
  );
}
