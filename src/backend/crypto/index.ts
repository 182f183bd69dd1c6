export { encryptionWith } from './encryption.js';
export { isSignInCode, signInCode } from './sign-in-code.js';
export { digest, hexDigest, signerWith, valueDigest, type Signer } from './signer.js';
