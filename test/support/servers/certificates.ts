import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** A certificate and its key, as PEM. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate authority of one test file's own. It needs no openssl, which a machine may not have. */
export class Authority {
  private readonly keys = newKeys();
  private readonly name: Buffer;
  /** Its own certificate, as PEM: clients trust it. */
  readonly certificate: string;

  constructor(name = `Authority ${randomBytes(4).toString('hex')}`) {
    this.name = nameOf(name);
    const isAuthority = extension('551d13', sequence(der(0x01, Buffer.from([0xff]))), true);
    this.certificate = pem('CERTIFICATE', this.signed(this.name, this.keys.publicKey, isAuthority));
  }

  /** A server's certificate for these names and IPv4 addresses. */
  issue(...hosts: readonly string[]): Certificate {
    const { publicKey, privateKey } = newKeys();
    const names = hosts.map((host) =>
      isIP(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host)),
    );
    const alternativeNames = extension('551d11', sequence(...names));
    return {
      certificate: pem('CERTIFICATE', this.signed(nameOf('server'), publicKey, alternativeNames)),
      key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    };
  }

  /** RFC 5280, 4.1: version 3, valid from an hour ago for a day. */
  private signed(subject: Buffer, publicKey: KeyObject, extensions: Buffer): Buffer {
    const toSign = sequence(
      der(0xa0, der(0x02, Buffer.from([2]))),
      der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
      ecdsaWithSha256,
      this.name,
      sequence(time(-1), time(24)),
      subject,
      publicKey.export({ type: 'spki', format: 'der' }),
      der(0xa3, sequence(extensions)),
    );
    return sequence(toSign, ecdsaWithSha256, bits(sign('sha256', toSign, this.keys.privateKey)));
  }
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** One value of ASN.1 in DER: a tag, the length, the content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const header = length < 0x80 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Buffer): Buffer => der(0x03, Buffer.from([0]), content);
const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
/** With a common name. */
const nameOf = (text: string): Buffer =>
  sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(text)))));
const time = (inHours: number): Buffer => {
  const text = new Date(Date.now() + inHours * 3_600_000).toISOString();
  return der(0x18, Buffer.from(`${text.replaceAll(/[-:T]|\..*/g, '')}Z`));
};
const extension = (id: string, value: Buffer, isCritical = false): Buffer =>
  sequence(objectId(id), ...(isCritical ? [der(0x01, Buffer.from([0xff]))] : []), der(0x04, value));

function pem(label: string, content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
