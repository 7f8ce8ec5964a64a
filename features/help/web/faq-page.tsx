import "./help.css";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { questionsIn } from "./faq.ts";
import { useHelpTitles } from "./titles.ts";
import { useHelpTexts } from "./words.ts";

/** What people ask most; each answer opens and closes. */
export function FaqPage() {
  const texts = useHelpTexts();
  const titles = useHelpTitles();
  const questions = questionsIn[useLanguage()];
  return (
    <PageBody className="stack">
      <Card>
        {questions.map(({ question, answer }) => (
          <details key={question} className="faq">
            <summary>
              <span>{question}</span>
              <Icon shape={ChevronDown} size="row" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </Card>
      <p className="t-note">
        {texts.notHere}{" "}
        <Link to="/app/home/social/contact-us" className="link">
          {titles.contact}
        </Link>
      </p>
    </PageBody>
  );
}
