import { expect } from "vitest";
import type { Language } from "#engine/web/words/language.ts";

/** Each wrong field of the page, by its name, with the sentence that is read with it. */
export function wrongFields(): Record<string, string> {
  const wrong = [
    ...document.querySelectorAll<HTMLInputElement>('main [aria-invalid="true"], .door [aria-invalid="true"]'),
  ];
  return Object.fromEntries(wrong.map((field) => [field.name, sentenceBeside(field)]));
}

/** The error that stands in the same field as the control, below it. */
function sentenceBeside(field: HTMLElement): string {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const said = ids.map((id) => document.getElementById(id)).find((one) => one?.classList.contains("err"));
  expect(field.closest(".field")?.contains(said ?? null), field.outerHTML).toBe(true);
  return said?.textContent?.trim() ?? "";
}

/** Every sentence is in the language of the page: no other script, and none is empty. */
export function expectInLanguage(sentences: readonly string[], language: Language): void {
  for (const sentence of sentences) {
    expect(sentence).not.toBe("");
    const isTelugu = /[\u0c00-\u0c7f]/.test(sentence);
    expect([sentence, isTelugu]).toEqual([sentence, language === "te"]);
  }
}

/** What stands in the fields of the page, by name. */
export function typedTexts(): Record<string, string> {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("main [name], .door [name]"),
  ];
  const typed = fields.filter((field) => !["radio", "checkbox", "range", "search"].includes(field.type));
  return Object.fromEntries(typed.map((field) => [field.name, field.value]));
}
