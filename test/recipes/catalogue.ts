/** Words of a .po file by what they translate; a context stands before, as gettext has it. */
export function wordsOf(po: string): Map<string, string> {
  const entries = po.split(/\n\n+/).map((entry) => {
    const texts: Record<string, string> = {};
    let name = '';
    for (const line of entry.split('\n')) {
      const [, keyword, text] = /^(?:(msg\w+) )?("(?:[^"\\]|\\.)*")$/.exec(line) ?? [];
      if (keyword) name = keyword;
      if (text) texts[name] = (texts[name] ?? '') + (JSON.parse(text) as string);
    }
    const { msgctxt, msgid = '', msgstr = '' } = texts;
    return [msgctxt === undefined ? msgid : `${msgctxt}\x04${msgid}`, msgstr] as const;
  });
  return new Map(entries);
}

/** The same as a .mo file: a table of what is translated, in order, and one of what it is translated to. */
export function catalogueOf(po: string): Buffer {
  const words = [...wordsOf(po)].map((pair) => pair.map((text) => Buffer.from(text)) as [Buffer, Buffer]);
  words.sort(([one], [other]) => Buffer.compare(one, other));
  const tables = 28;
  const head = Buffer.alloc(tables + words.length * 16);
  [0x950412de, 0, words.length, tables, tables + words.length * 8, 0, head.length].forEach((number, index) =>
    head.writeUInt32LE(number, index * 4),
  );
  const texts: Buffer[] = [];
  let at = head.length;
  for (const side of [0, 1])
    words.forEach((pair, index) => {
      const text = pair[side]!;
      const row = tables + side * words.length * 8 + index * 8;
      head.writeUInt32LE(text.length, row);
      head.writeUInt32LE(at, row + 4);
      texts.push(text, Buffer.alloc(1));
      at += text.length + 1;
    });
  return Buffer.concat([head, ...texts]);
}
