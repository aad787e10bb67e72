import type { ReactNode } from 'react';
import type { PrintPage } from './print-frame';
import { QrCode } from './qr-code';

export interface SheetFacility {
  name: string;
  address: string;
  phone: string;
  /** The address of its logo. */
  logo?: string | null;
}

export interface SheetSigner {
  name: string;
  /** Her licence to practise (*SIP*); empty where she has none. */
  practiceLicence: string;
  /** The address of the picture of her signature. */
  signature?: string | null;
}

/** Letters are printed on half a sheet (A5). */
export const documentPage: PrintPage = { width: 148, height: 210, margin: 12 };

export const documentCss = `
body{font:10.5pt/1.4 Arial,Helvetica,sans-serif}
.sheet{position:relative}
.head{border-bottom:.5mm solid #000;padding-bottom:2mm;margin-bottom:5mm;text-align:center}
h1{font-size:13pt}
.logo{display:block;max-height:16mm;max-width:50mm;margin:0 auto 1.5mm}
.signature{display:block;height:18mm;max-width:50mm;object-fit:contain;margin:1mm auto 0}
.title{text-align:center;margin-bottom:5mm}
h2{font-size:12pt;letter-spacing:.04em;text-decoration:underline;text-transform:uppercase}
.says p+p,.says table+p,.says p+table{margin-top:2.5mm}
table{border-collapse:collapse}
td{vertical-align:top;padding:.4mm 0}
td:first-child{width:38mm}
.foot{display:flex;justify-content:space-between;align-items:flex-end;gap:8mm;margin-top:8mm}
.verify{display:flex;flex-direction:column;align-items:flex-start;gap:1mm;font-size:7pt;max-width:52mm}
.sign{text-align:center;min-width:52mm}
.name{margin-top:20mm;border-top:.2mm solid #000;padding-top:.5mm;font-weight:700}
.name.signed{margin-top:1mm}
.void{position:absolute;top:90mm;left:0;right:0;text-align:center;font-size:30pt;font-weight:700;letter-spacing:.2em;
  color:#999;transform:rotate(-20deg)}
`;

export function Letterhead({ of: facility }: { of: Omit<SheetFacility, 'phone'> & { phone?: string } }) {
  return (
    <header className="head">
      {facility.logo && <img className="logo" src={facility.logo} alt="" />}
      <h1>{facility.name}</h1>
      {facility.address && <p>{facility.address}</p>}
      {facility.phone && <p>Telp. {facility.phone}</p>}
    </header>
  );
}

/**
 * A signed document of a facility on paper: letterhead, title and number, content, signature, and the code by which its
 * holder verifies it. It is Indonesian in every language of the screen, because it is an official document.
 */
export function DocumentSheet(props: {
  facility: SheetFacility;
  title: string;
  number: string;
  /** Place and date above the signature. */
  issued: string;
  signer: SheetSigner;
  /** Absent for a document without a verification code. */
  verifyAt?: string;
  /** Text that is stamped across a revoked document. */
  stamp?: string;
  children: ReactNode;
}) {
  const { facility, signer } = props;
  return (
    <article className="sheet" lang="id" data-verify={props.verifyAt}>
      <Letterhead of={facility} />
      <div className="title">
        <h2>{props.title}</h2>
        <p>Nomor: {props.number}</p>
      </div>
      <div className="says">{props.children}</div>
      {props.stamp && <p className="void">{props.stamp}</p>}
      <footer className="foot">
        <div className="verify">
          {props.verifyAt && (
            <>
              <QrCode text={props.verifyAt} size="24mm" label="Kode QR verifikasi" />
              <p>Pindai untuk memeriksa keaslian dokumen ini.</p>
            </>
          )}
        </div>
        <div className="sign">
          <p>{props.issued}</p>
          {signer.signature && <img className="signature" src={signer.signature} alt="" />}
          <p className={signer.signature ? 'name signed' : 'name'}>{signer.name}</p>
          {signer.practiceLicence && <p>SIP {signer.practiceLicence}</p>}
        </div>
      </footer>
    </article>
  );
}
