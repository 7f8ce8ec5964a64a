import type { HelpPage } from "./api.ts";

/** The words of one help page. */
export function HelpText({ page }: { readonly page: HelpPage }) {
  return (
    <section className="help-text">
      <h3 className="t-lead b">{page.title}</h3>
      {page.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
