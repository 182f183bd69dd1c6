import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';

/** Folders that hold data of tests and mirror nothing. */
const dataFolders = ['backend/store/migrations/snapshots/'];

describe('the folders of tests', () => {
  it('mirror those of src', () => {
    const rooms = globSync('*/', { cwd: 'src', onlyDirectories: true });
    const folders = globSync(
      rooms.map((room) => `${room}**/`),
      { cwd: 'test', onlyDirectories: true },
    );
    const unknown = folders.filter((folder) => !existsSync(`src/${folder}`));
    expect(folders).to.have.length.above(25);
    expect(unknown).to.deep.equal(dataFolders);
  });
});
