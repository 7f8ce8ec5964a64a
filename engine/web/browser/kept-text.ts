import { useState } from "react";
import { useSession } from "../data/session.ts";

/**
 * Text that is being written: it outlives a reload and a lost connection in this tab, for this person alone. The name
 * begins with that of its feature, which `writtenWork` knows.
 */
export function useKeptText(name: string): readonly [string, (text: string) => void] {
  const owner = useSession()?.profileKey ?? "";
  const key = `santha.${name}.${owner}`;
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      keep(key, next);
    },
  ];
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Where nothing can be stored the text lives on in the page.
  }
}
