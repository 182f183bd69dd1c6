import { generateKeyPairSync, sign } from 'node:crypto';

/** One value in DER: its tag, its length, what is in it (X.690, section 8). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const ascii = (tag: number, text: string) => der(tag, Buffer.from(text, 'latin1'));
const object = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const number = (...bytes: readonly number[]) => der(0x02, Buffer.from(bytes));

const ecdsaWithSha256 = object(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02);
const commonName = object(0x55, 0x04, 0x03);
const subjectAltName = object(0x55, 0x1d, 0x11);

const nameOf = (host: string) => sequence(der(0x31, sequence(commonName, ascii(0x0c, host))));

const timeOf = (date: Date) => ascii(0x17, `${date.toISOString().slice(2, 19).replace(/\D/g, '')}Z`);

/** A certificate for a host that nobody but its own key vouches for, valid for two days: for servers that a test starts. */
export function selfSignedCertificate(host = 'localhost'): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 86_400_000;
  const unsigned = sequence(
    der(0xa0, number(2)),
    number(...[1, ...Buffer.from(Date.now().toString(16).padStart(12, '0'), 'hex')]),
    sequence(ecdsaWithSha256),
    nameOf(host),
    sequence(timeOf(new Date(Date.now() - day)), timeOf(new Date(Date.now() + day))),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, sequence(ascii(0x82, host)))))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', unsigned, privateKey));
  const body = sequence(unsigned, sequence(ecdsaWithSha256), signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
