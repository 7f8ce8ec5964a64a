import { type Block, blocksOf } from "../contract/plain-text.ts";

/** An article as it is read: headings, paragraphs and lists, as elements around what grid or stack surrounds it. */
export function ArticleText({ text, level }: { readonly text: string; readonly level: 2 | 3 | 4 }) {
  return blocksOf(text).map((block, place) => <Part key={place} block={block} level={level} />);
}

function Part({ block, level }: { readonly block: Block; readonly level: 2 | 3 | 4 }) {
  if (block.kind === "list")
    return (
      <ul className="list-disc pl-5">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  const Heading = `h${level}` as const;
  return <Heading className="b">{block.text}</Heading>;
}
