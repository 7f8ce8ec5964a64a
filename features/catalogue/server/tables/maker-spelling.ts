/** What is left of a maker's name where two spellings of it are the same; the migration of the makers says it in SQL. */
export function spellingOf(name: string): string {
  return name.toLowerCase().replaceAll(/[ .,\-&'()]/g, "");
}
