import { generate } from 'selfsigned';

export interface Certificate {
  private: string;
  cert: string;
}

/** An authority for the tests' nodes. */
export const makeAuthority = (): Promise<Certificate> =>
  generate([{ name: 'commonName', value: 'Tests' }], {
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'keyUsage', keyCertSign: true },
    ],
  });

/** A certificate of that authority for a node on this machine. */
export const certificateBy = ({ private: key, cert }: Certificate): Promise<Certificate> =>
  generate([{ name: 'commonName', value: 'node' }], {
    keySize: 2048,
    ca: { key, cert },
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
