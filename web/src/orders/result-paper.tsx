import type { Gender } from '@alur/contracts/kernel/enums';
import { Fragment, type ReactNode } from 'react';
import { useSignature } from '@/api/use-picture';
import { useCurrentFacility } from '@/app/facilities';
import { publicAddress } from '@/app/public-address';
import { ageText } from '@/ui/age-text';
import { formatDate } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { QrCode } from '@/ui/qr-code';

interface Ordered {
  patientName: string;
  recordNumber: string;
  birthDate: string | null;
  age: string | null;
  gender: Gender;
  referringDoctor: string | null;
  onBehalfOf: string | null;
  requester: string;
}

/** The head of a paper of results: the facility, whose they are, who asked for them, and what else its kind has. */
export function ResultHead({
  heading,
  order,
  facts,
}: {
  heading: string;
  order: Ordered;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  const facility = useCurrentFacility();
  return (
    <>
      <header>
        <b>{facility?.name}</b>
        <small>{joined(facility?.address, facility?.phone)}</small>
      </header>
      <h1>{heading}</h1>
      <div className="who">
        <span>Nama</span>
        <b>{orErased(order.patientName)}</b>
        <span>No. RM</span>
        <span>{orErased(order.recordNumber)}</span>
        <span>Lahir</span>
        <span>
          {order.birthDate && formatDate(order.birthDate)} ({ageText(order.age)}, {order.gender === 'male' ? 'L' : 'P'})
        </span>
        <span>Peminta</span>
        <span>{order.referringDoctor ?? order.onBehalfOf ?? order.requester}</span>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <span>{name}</span>
            <span>{value}</span>
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** The code by which whoever holds the paper verifies it. */
export function VerifyCode({ path }: { path: string }) {
  return (
    <span className="verify">
      <QrCode text={publicAddress(path)} size="18mm" label="Kode QR verifikasi hasil" />
      Pindai untuk memeriksa keaslian hasil ini.
    </span>
  );
}

/** The picture of somebody's signature, or space for one. */
export function SignatureSpace({ of }: { of: number }) {
  const signature = useSignature(of);
  return signature ? <img src={signature} alt="" /> : <span className="room" />;
}
