/** A part of an article: what it is and its words. */
export type Block =
  | { readonly kind: "heading" | "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

const headingMark = "# ";
const itemMark = "- ";

/**
 * The parts of a text without markup. An empty line ends a paragraph, `# ` begins a heading, `- ` an item of a list.
 * Everything else is shown as it is written.
 */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const end = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: "paragraph", text: paragraph.join(" ") });
    if (items.length > 0) blocks.push({ kind: "list", items });
    paragraph = [];
    items = [];
  };
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const isItem = line.startsWith(itemMark);
    if (line === "" || line.startsWith(headingMark) || (isItem && paragraph.length > 0)) end();
    if (line.startsWith(headingMark)) blocks.push({ kind: "heading", text: line.slice(headingMark.length) });
    else if (isItem) items.push(line.slice(itemMark.length));
    else if (line !== "" && items.length > 0) items.push(`${items.pop()} ${line}`);
    else if (line !== "") paragraph.push(line);
  }
  end();
  return blocks;
}

/** A line of an article as a list shows it, without its mark. */
export function plainLine(line: string): string {
  return line.replace(/^(?:# |- )/, "");
}
