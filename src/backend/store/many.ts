/** As many parameters as every engine takes in one statement, with room to spare. */
const atOnce = 500;

/** Work on many values, some at a time, one after the other. */
export async function many<Value, Result>(
  values: readonly Value[],
  work: (some: readonly Value[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < values.length; from += atOnce) results.push(await work(values.slice(from, from + atOnce)));
  return results;
}
