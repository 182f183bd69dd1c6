/** The most answers that are kept of one read. */
const most = 1_000;

/** As it is, for good: what is given to many must not be changed by one of them. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/**
 * Reads that every request begins with, and whose answers change seldom: kept until anything in the database has changed,
 * whoever changed it. `version` is another value after every commit. Answers are frozen.
 */
export function rememberingBy(version: () => unknown) {
  return <Asked extends string[], Answer>(
    read: (...asked: Asked) => Promise<Answer>,
  ): ((...asked: Asked) => Promise<Answer>) => {
    const answers = new Map<string, Promise<Answer>>();
    let known: unknown;
    return (...asked) => {
      const current = version();
      if (current !== known || answers.size >= most) answers.clear();
      known = current;
      // the last may be anything, those before it are ids of ours
      const name = asked.join('\n');
      const remembered = answers.get(name);
      if (remembered) return remembered;
      const answer = read(...asked).then(frozen);
      answers.set(name, answer);
      answer.catch(() => answers.delete(name));
      return answer;
    };
  };
}
