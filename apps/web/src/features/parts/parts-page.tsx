import "./parts.css";
import { PageBody } from "../../ui/page.tsx";
import { usePartsTexts } from "./parts.texts.ts";

/** Every part of the design system, in the language and theme of the moment. */
export function PartsPage() {
  const texts = usePartsTexts();
  return <PageBody className="kits">{texts.title}</PageBody>;
}
