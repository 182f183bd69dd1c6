import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What may happen to the data of a server: `root/data` is a link to the folder `root/real` where `isLink` says so. */
export interface Accident {
  readonly isLink?: boolean;
  /** False where this user may not do it. `older` is a backup of before the load. */
  lose(root: string, older: string): boolean | void;
  /** Undefined where nobody can: the files were deleted. */
  putBack?(root: string): void;
}

const data = (root: string) => join(root, 'data');
const movedFolder = (root: string) => join(root, 'aside');
const moveAway = (root: string) => renameSync(data(root), movedFolder(root));

function moveBack(root: string): void {
  rmSync(data(root), { recursive: true, force: true });
  renameSync(movedFolder(root), data(root));
}

const mounted = (root: string, ...args: string[]) => spawnSync('mount', [...args, data(root)]).status === 0;
const unmount = (root: string) => void spawnSync('umount', [data(root)]);

export const accidents: Readonly<Record<string, Accident>> = {
  'rm data/turnout.db*': {
    lose(root) {
      for (const name of readdirSync(data(root)).filter((one) => one.startsWith('turnout.db')))
        rmSync(join(data(root), name));
    },
  },
  'rm -r data': { lose: (root) => rmSync(data(root), { recursive: true }) },
  'mv data aside': { lose: moveAway, putBack: moveBack },
  'mv data aside; mkdir data': {
    lose(root) {
      moveAway(root);
      mkdirSync(data(root));
    },
    putBack: moveBack,
  },
  'mv older.db data/turnout.db': {
    lose(root, older) {
      renameSync(join(data(root), 'turnout.db'), movedFolder(root));
      renameSync(older, join(data(root), 'turnout.db'));
    },
    putBack: (root) => renameSync(movedFolder(root), join(data(root), 'turnout.db')),
  },
  'mount --bind other data': {
    lose(root) {
      mkdirSync(join(root, 'other'));
      return mounted(root, '--bind', join(root, 'other'));
    },
    putBack: unmount,
  },
  'mount -t tmpfs none data': { lose: (root) => mounted(root, '-t', 'tmpfs', 'none'), putBack: unmount },
  'ln -sfn other data': {
    isLink: true,
    lose(root) {
      mkdirSync(join(root, 'other'));
      rmSync(data(root));
      symlinkSync('other', data(root));
    },
    putBack(root) {
      rmSync(data(root));
      symlinkSync('real', data(root));
    },
  },
};
