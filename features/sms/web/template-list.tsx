import { useQuery } from "@tanstack/react-query";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { templatesQuery } from "./api.ts";
import { TemplateCard } from "./template-card.tsx";
import { useSmsTexts } from "./words.ts";

/** All messages in both languages with the words to register, each with its DLT template id. */
export function TemplateList() {
  const texts = useSmsTexts();
  const templates = useQuery(templatesQuery);
  return (
    <div className="stack mt-3">
      <Answer to={templates}>
        {(answer) => {
          const missing = answer.templates.filter((one) => one.dltTemplateId === null).length;
          return (
            <>
              <Note job={answer.way === "none" ? "trouble" : "know"}>
                {texts.wayOf(answer.way)} {missing > 0 && texts.missing(missing)}
              </Note>
              <div className="tiles items-start">
                {answer.templates.map((template) => (
                  <TemplateCard key={`${template.kind} ${template.language}`} template={template} />
                ))}
              </div>
            </>
          );
        }}
      </Answer>
    </div>
  );
}
