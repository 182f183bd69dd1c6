// For `node --import`: the same server, whose SQLite writes commits and leaves it to the system to flush them. Who looks for
// flushes has to notice.
import { register } from 'node:module';

register('./without-flushes-hooks.mjs', import.meta.url);
