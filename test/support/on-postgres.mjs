// Runs a command with a PostgreSQL beside it, whose address is in TURNOUT_TEST_POSTGRES. Ends as the command does.
import { spawn } from 'node:child_process';
import { startPostgres } from './postgres.mjs';

const server = await startPostgres();
if (!server) {
  console.error('No PostgreSQL found. Please install one (Debian: apt-get install postgresql).');
  process.exit(1);
}
const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TURNOUT_TEST_POSTGRES: server.url } });
// whoever ends this ends the command; then the server is stopped, and its folder goes
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
const status = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
await server.stop();
process.exit(status);
