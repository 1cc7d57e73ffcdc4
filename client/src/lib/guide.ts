/** A chapter of a guide, as the catalogue writes it, taken apart: paragraphs, lists, steps, questions with answers. */

export type Block =
  | { kind: "text"; text: string }
  | { kind: "list" | "steps"; items: string[] }
  | { kind: "question"; question: string; answer: string };

const ITEM = /^- +/;
const STEP = /^\d+\. +/;

/** An empty line parts paragraphs; a line that starts with a hyphen or a number is an item; a question stands alone. */
export function readChapter(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").map((line) => line.trim()))
    .flatMap(blocksOf);
}

function blocksOf(lines: string[]): Block[] {
  const [first = "", ...rest] = lines.filter(Boolean);
  if (!first) return [];
  if (rest.length && first.endsWith("?") && ![first, ...rest].some(isItem))
    return [{ kind: "question", question: first, answer: rest.join(" ") }];
  return [first, ...rest].reduce<Block[]>(withLine, []);
}

const isItem = (line: string): boolean => ITEM.test(line) || STEP.test(line);

/** A line goes on with the block before it, or begins one. */
function withLine(blocks: Block[], line: string): Block[] {
  const last = blocks.at(-1);
  const kind = STEP.test(line) ? "steps" : ITEM.test(line) ? "list" : "text";
  if (kind === "text") {
    if (last?.kind === "text") last.text += ` ${line}`;
    else if (last?.kind === "list" || last?.kind === "steps") last.items[last.items.length - 1] += ` ${line}`;
    else blocks.push({ kind, text: line });
    return blocks;
  }
  const item = line.replace(kind === "steps" ? STEP : ITEM, "");
  if (last?.kind === kind) last.items.push(item);
  else blocks.push({ kind, items: [item] });
  return blocks;
}
