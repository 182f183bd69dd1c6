import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is installed where it is missing: no service among it. */
const packages = ['php-cli', 'php-mysql', 'php-gd', 'mariadb-server-core', 'mariadb-client-core'];

/** What is only unpacked: WordPress' package would bring a web server along, and start it. */
const unpacked = [
  'wordpress',
  'wordpress-l10n',
  'wordpress-theme-twentytwentythree',
  'libjs-cropper',
  'libjs-underscore',
  'libjs-prototype',
  'libjs-scriptaculous',
  'php-getid3',
];

const works = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const there = () =>
  works('php', '-r', 'exit((int) !(extension_loaded("mysqli") && extension_loaded("gd")));') &&
  works('mariadbd', '--version') &&
  existsSync('/usr/bin/mariadb-install-db');

/** Installs what is missing on Debian as root; elsewhere says what to install. */
export function ensurePrograms(): void {
  if (there()) return;
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !works('apt-get', '--version'))
    throw new Error(`PHP or MariaDB is missing. On Debian, as root: ${install}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of ['apt-get update -qq', install])
    spawnSync('sh', ['-c', command.replace('apt-get', 'apt-get -o DPkg::Lock::Timeout=300')], {
      stdio: 'inherit',
      env,
    });
  if (!there()) throw new Error(`PHP or MariaDB could not be installed: ${install}`);
}

/** Puts WordPress as Debian ships it into a folder, without installing it. */
export function unpackWordPress(folder: string, temporary: string): void {
  const [debs, root] = [join(temporary, 'debs'), join(temporary, 'root')];
  mkdirSync(debs);
  const { status, stderr } = spawnSync('apt-get', ['-qq', 'download', ...unpacked], { cwd: debs, encoding: 'utf8' });
  if (status !== 0) throw new Error(`WordPress could not be had: apt-get download ${unpacked.join(' ')}\n${stderr}`);
  for (const name of readdirSync(debs))
    if (!works('dpkg-deb', '-x', join(debs, name), root)) throw new Error(`${name} could not be unpacked`);
  // the package is full of links into other packages; one leads to the settings of a system where it is installed
  cpSync(join(root, 'usr/share/wordpress'), folder, { recursive: true, dereference: true, filter: existsSync });
}
