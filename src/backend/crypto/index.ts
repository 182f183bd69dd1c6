export { encryptionWith } from './encryption.js';
export { digest, hexDigest, signerWith, valueDigest, type Signer } from './signer.js';
