import "./help.css";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useLanguage } from "#lib/language";
import { Card } from "#ui/card";
import { Icon } from "#ui/icon";
import { PageBody } from "#ui/page";
import { questionsIn } from "./faq.ts";
import { useHelpTexts } from "./help.texts.ts";
import { useHelpTitles } from "./help.titles.ts";

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
