import { isOneLine } from "#engine/contract/typed-text.ts";

/** What is taken of a card: a name and one of its numbers, as they stand there. */
export interface Card {
  readonly name: string;
  readonly mobileNo: string;
}

interface Line {
  readonly name: string;
  readonly isQuoted: boolean;
  readonly value: string;
}

const longestName = 60;
/** What shows nothing: a name with one would be refused, and the whole file with it. */
const unseen = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}\p{DI}]/gu;

/** Reads names and numbers of a vCard file (2.1, 3.0, 4.0); everything else in it is left where it is. */
export function readVcards(text: string): Card[] {
  const cards: Card[] = [];
  let name = "";
  let fallback = "";
  let numbers: string[] = [];
  for (const line of linesOf(text)) {
    const value = () => (line.isQuoted ? unquoted(line.value) : line.value);
    if (line.name === "BEGIN") [name, fallback, numbers] = ["", "", []];
    else if (line.name === "FN") name = plain(value());
    else if (line.name === "N") fallback = plain(inOrder(value()));
    else if (line.name === "TEL") numbers.push(value().replace(/[^\d+]/g, ""));
    else if (line.name === "END")
      for (const mobileNo of new Set(numbers))
        cards.push({ name: kept(name || fallback), mobileNo: mobileNo.slice(0, 40) });
  }
  return cards;
}

/** Lines that were folded are put together, also those that quoted-printable breaks at their end. */
function linesOf(text: string): Line[] {
  const whole = text.replace(/\r\n?/g, "\n").replace(/\n[ \t]/g, "");
  const lines: string[] = [];
  for (const line of whole.split("\n")) {
    const before = lines.at(-1);
    if (before?.endsWith("=") && isQuoted(before)) lines[lines.length - 1] = before.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines.flatMap((line) => {
    // A group such as item1 may stand before the name, parameters behind it.
    const [, name, parameters = "", value = ""] = /^(?:[\w-]+\.)?(\w+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
    return name === undefined
      ? []
      : [{ name: name.toUpperCase(), isQuoted: isQuoted(`x${parameters}:`), value }];
  });
}

const isQuoted = (line: string): boolean => /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE/i.test(line);

/** Quoted-printable in UTF-8; what is no UTF-8 stays as it is written. */
function unquoted(value: string): string {
  try {
    return decodeURIComponent(value.replace(/%/g, "%25").replace(/=([0-9A-F]{2})/gi, "%$1"));
  } catch {
    return value;
  }
}

/** Of family name; given name; others: as it is said. */
function inOrder(value: string): string {
  const [family = "", given = ""] = value.split(/(?<!\\);/);
  return `${given} ${family}`;
}

const plain = (value: string): string =>
  value.replace(/\\n/gi, " ").replace(/\\(.)/g, "$1").replace(/\s+/g, " ").replace(unseen, "").trim();

/** As much of a name as is kept; empty where it still holds what nobody can read. */
function kept(name: string): string {
  const short = name.slice(0, longestName).trim();
  return isOneLine(short) ? short : "";
}
