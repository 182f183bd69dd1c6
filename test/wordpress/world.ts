import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.mjs';
import { unpackWordPress } from './programs.js';

const plugin = fileURLToPath(new URL('../../demo/wordpress', import.meta.url));

/** WordPress' settings: a database of its own, nobody asked, nothing updated. */
const configuration = (folder: string, origin: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${folder}/mariadb.sock' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_AUTO_UPDATE_CORE', false );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${folder}/debug.log' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/** Notes every request that WordPress did not refuse to make, and sends no mail. */
const watching = (folder: string) => `<?php
function wp_mail() { return true; }
add_action( 'http_api_debug', function ( $response, $context, $class, $arguments, $url ) {
	if ( ! is_wp_error( $response ) || 'http_request_not_executed' !== $response->get_error_code() )
		file_put_contents( '${folder}/requests.log', "$url\\n", FILE_APPEND );
}, 10, 5 );
`;

/** PHP's own server asks this first: files as they are, everything else through WordPress. */
const router = `<?php
$path = __DIR__ . '/site' . parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( is_file( $path ) || is_file( "$path/index.php" ) ) return false;
require __DIR__ . '/site/index.php';
`;

export type World = Awaited<ReturnType<typeof wordpress>>;

/** A WordPress with the plugin in it, in a folder of its own, with a database of its own. Nothing of it is left afterwards. */
export async function wordpress() {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-wordpress-'));
  const site = join(folder, 'site');
  const children: ChildProcess[] = [];
  const close = (): void => {
    // a process and those that it has started, all in a group of their own
    for (const { pid } of children.splice(0)) if (pid) killGroup(pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  process.once('exit', close);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const start = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): void => {
    children.push(spawn(command, args, { stdio: 'ignore', detached: true, env: { ...process.env, ...env } }));
  };
  let scripts = 0;
  /** Runs PHP inside WordPress. Gives what it prints. */
  const php = async (code: string, loaded = true): Promise<string> => {
    const file = join(folder, `script-${++scripts}.php`);
    const load = loaded ? `require '${site}/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/admin.php';` : '';
    writeFileSync(
      file,
      `<?php $_SERVER += array( 'HTTP_HOST' => '127.0.0.1', 'REQUEST_URI' => '/' ); ${load}\n${code}`,
    );
    return (await promisify(execFile)('php', [file])).stdout;
  };

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  unpackWordPress(site, folder);
  cpSync(plugin, join(site, 'wp-content/plugins/turnout'), { recursive: true });
  mkdirSync(join(site, 'wp-content/mu-plugins'), { recursive: true });
  writeFileSync(join(site, 'wp-content/mu-plugins/watching.php'), watching(folder));
  writeFileSync(join(site, 'wp-config.php'), configuration(folder, origin));
  writeFileSync(join(folder, 'router.php'), router);

  const data = join(folder, 'mariadb');
  const user = `--user=${userInfo().username}`;
  // nothing of it has to outlive the test: no waiting for the disk
  const hasty = ['--innodb-flush-method=nosync', '--innodb-flush-log-at-trx-commit=0'];
  const fresh = ['--no-defaults', `--datadir=${data}`, user, ...hasty];
  execFileSync('mariadb-install-db', [...fresh, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  start('mariadbd', [...fresh, `--socket=${folder}/mariadb.sock`, '--skip-networking', `--pid-file=${folder}/pid`]);
  await php(
    `mysqli_report( MYSQLI_REPORT_OFF );
    for ( $tries = 0; $tries < 300; $tries++ ) {
      $database = @mysqli_connect( 'localhost', 'root', '', '', 0, '${folder}/mariadb.sock' );
      if ( $database ) break;
      usleep( 100000 );
    }
    if ( ! $database ) exit( 1 );
    mysqli_query( $database, 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );`,
    false,
  );
  await php(
    `define( 'WP_INSTALLING', true );
    require '${site}/wp-load.php';
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install( 'SV Wiesental', 'admin', 'admin@example.org', false, '', 'a password for tests', 'en_US' );`,
    false,
  );
  await php(`switch_theme( 'twentytwentythree' ); update_option( 'blogdescription', 'Since 1921' );`);
  start('php', ['-S', `127.0.0.1:${port}`, '-t', site, join(folder, 'router.php')], { PHP_CLI_SERVER_WORKERS: '4' });

  const read = (name: string): string => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      return '';
    }
  };
  return {
    origin,
    php,
    /** Publishes a page. Gives its address. */
    publish: (title: string, content: string): Promise<string> =>
      php(
        `echo get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_author' => 1,
          'post_title' => ${quoted(title)}, 'post_content' => ${quoted(content)} ) ) ) );`,
      ),
    /** What PHP has warned of. */
    warned: () => read('debug.log'),
    /** Whom WordPress has asked but itself, which it does when it is installed. */
    requestLines: () =>
      read('requests.log')
        .split('\n')
        .filter((line) => line && !line.startsWith(`${origin}/`)),
    close,
  };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}

/** A text of PHP that stands for exactly this one. */
export const quoted = (text: string): string => `base64_decode( '${Buffer.from(text).toString('base64')}' )`;
