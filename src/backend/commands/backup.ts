import { stat } from 'node:fs/promises';
import { inspectFile } from '../store/engines/sqlite-file.js';
import { command, progressOption } from './shared/command.js';
import { databasePath, withEngine } from './shared/open-store.js';
import { CommandError } from './shared/faults.js';
import { createFile } from './shared/new-file.js';
import { formatCount, formatBytes } from './shared/size.js';

export const backup = command({
  group: 'keep',
  name: 'backup',
  summary: 'write a consistent copy to one file while the server runs',
  details: [
    'The copy shows one moment, even while others write. It is checked, flushed to the disk, and readable by you only.',
    'It contains personal data, also of persons who are erased later. Keep it safe, and no longer than you need it.',
  ],
  operands: { FILE: 'a file that does not exist yet' },
  options: { ...progressOption },
  examples: ['turnout backup /backups/turnout-$(date +%F).db'],
  failureMeaning:
    'refused: FILE is there already or cannot be written, or the data cannot be opened; or the copy is damaged',

  async run({ operands: [path = ''], options, print, progress }) {
    const { persons, bytes } = await withEngine(options.data, (engine) =>
      createFile(path, {}, async (temporary) => {
        if (!engine.backup) throw new CommandError('A PostgreSQL is copied with its own tools: pg_dump, pg_restore.');
        const { size } = await stat(databasePath(options.data));
        progress(`Copying ${formatBytes(size)} …`);
        await engine.backup(temporary);
        progress('Checking the copy …');
        const copy = await inspectFile(temporary);
        if (copy.faults.length)
          throw new CommandError(
            `The copy is damaged, and so the data may be. turnout check tells more: ${copy.faults[0]}`,
          );
        return { persons: copy.persons, bytes: (await stat(temporary)).size };
      }),
    );
    print({ file: path, bytes, persons, checked: true }, [
      `${path}: ${formatBytes(bytes)}, ${formatCount(persons, 'person')}, checked.`,
    ]);
  },
});
