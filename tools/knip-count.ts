// knip says what it found, not how much it looked at; a run over nothing would pass. This reporter adds the number.

type Options = { counters: { processed: number; total: number }; write?: (line: string) => void };

// biome-ignore lint/style/noDefaultExport: knip loads a reporter by its default export.
export default function countFiles({
  counters,
  write = (line) => process.stdout.write(`${line}\n`),
}: Options): void {
  write(`looked at ${counters.total} files`);
}
