export { encryptionWith } from './encryption.js';
export { digest, hexDigest, sealWith, valueDigest, type Seal } from './seal.js';
