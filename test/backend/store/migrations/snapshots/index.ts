import { snapshot5 } from './0005.js';
import { snapshot1 } from './0001.js';
import { snapshot4 } from './0004.js';
import { snapshot2 } from './0002.js';
import { snapshot6 } from './0006.js';
import { snapshot3 } from './0003.js';
import { snapshot7 } from './0007.js';
import { snapshot8 } from './0008.js';
import { snapshot9 } from './0009.js';
import { snapshot10 } from './0010.js';
import { snapshot11 } from './0011.js';
import { snapshot12 } from './0012.js';
import { snapshot13 } from './0013.js';
import { snapshot14 } from './0014.js';
import { snapshot15 } from './0015.js';
import { snapshot16 } from './0016.js';
import { snapshot17 } from './0017.js';
import { snapshot18 } from './0018.js';
import { snapshot19 } from './0019.js';
import { snapshot20 } from './0020.js';
import { snapshot21 } from './0021.js';
import { snapshot22 } from './0022.js';
import { snapshot23 } from './0023.js';
import { snapshot24 } from './0024.js';
import { snapshot25 } from './0025.js';
import { snapshot26 } from './0026.js';
import { snapshot27 } from './0027.js';
import { snapshot28 } from './0028.js';
import { snapshot29 } from './0029.js';
import { snapshot30 } from './0030.js';
import { snapshot31 } from './0031.js';
import { snapshot32 } from './0032.js';
import type { Snapshot } from './snapshot.js';

/** Every version there was before today's. A step that is appended to the migrations wants one more here. */
export const snapshots: readonly Snapshot[] = [
  snapshot1,
  snapshot2,
  snapshot3,
  snapshot4,
  snapshot5,
  snapshot6,
  snapshot7,
  snapshot8,
  snapshot9,
  snapshot10,
  snapshot11,
  snapshot12,
  snapshot13,
  snapshot14,
  snapshot15,
  snapshot16,
  snapshot17,
  snapshot18,
  snapshot19,
  snapshot20,
  snapshot21,
  snapshot22,
  snapshot23,
  snapshot24,
  snapshot25,
  snapshot26,
  snapshot27,
  snapshot28,
  snapshot29,
  snapshot30,
  snapshot31,
  snapshot32,
];

export { token } from './0002.js';
export { session } from './0003.js';
export { key, presentTable, type Snapshot } from './snapshot.js';
