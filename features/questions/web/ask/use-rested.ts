import { useEffect, useState } from "react";

/** So long nothing is typed before it is looked for. */
const restMs = 400;
const shortest = 5;

/** What is typed, once it rests; empty while it is too short to say anything. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed.length < shortest ? "" : typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
