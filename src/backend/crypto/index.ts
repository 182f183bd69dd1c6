export { encryptionWith } from './encryption.js';
export { digest, sealWith, type Seal } from './seal.js';
