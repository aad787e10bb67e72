import { judicialReport } from '@alur/contracts/judicial/report-form';
import type { JudicialReportRow } from '@alur/contracts/judicial/rows';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { formatDate, formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { BodyMap } from './body-map';
import { numberOf } from './reports';
import { woundsIn } from './wounds';

const page: PrintPage = { width: 210, height: 297, margin: 20 };
const css = `
body{font:11pt/1.5 "Times New Roman",Times,serif}
h1{font-size:13pt;text-align:center}h2{font-size:12.5pt;text-align:center;text-decoration:underline;margin:4mm 0 1mm}
.number{text-align:center;margin-bottom:4mm}.pro{font-weight:700;letter-spacing:.5mm;margin:3mm 0}
h3{font-size:11.5pt;margin:4mm 0 1mm}ol{margin:1mm 0;padding-left:7mm}
figure{display:inline-block;margin:0 6mm;text-align:center}svg{width:38mm;height:84mm}.map{text-align:center;margin:3mm 0}
.sign{margin-top:8mm;margin-left:55%;text-align:center}.sign p:last-child{margin-top:18mm;font-weight:700}
.receipt{margin-top:8mm;border-top:.2mm dashed #000;padding-top:3mm}
`;

const genders: Record<string, string> = { male: 'Laki-laki', female: 'Perempuan' };

/**
 * DOMAIN 1.5, the fixed structure: Pro Justitia, Pembukaan, Pemberitaan, Kesimpulan, Penutup. An Indonesian document in every
 * language, with the receipt that the investigator signs.
 */
export function PrintReport(props: {
  row: JudicialReportRow;
  person: { name: string; recordNumber: string; gender: string; birthDate: string | null };
  onClose: () => void;
}) {
  const { row, person, onClose } = props;
  const { t } = useTranslation('judicial');
  const facility = useCurrentFacility();
  const wounds = woundsIn(row.answers);
  const of = (linkId: string) => row.answers.find(each => each.linkId === linkId);
  const text = (linkId: string) => orErased(of(linkId)?.text ?? '');
  const word = (linkId: string) => {
    const question = judicialReport.sections.flatMap(each => each.questions).find(each => each.linkId === linkId);
    return question?.options.find(({ code }) => code === of(linkId)?.code)?.text.id ?? '';
  };
  return (
    <PrintDialog
      title={t('title')}
      label={t('print')}
      preview={t('preview')}
      file={`visum ${row.date}`}
      css={css}
      page={page}
      onClose={onClose}
    >
      <article lang="id">
        <h1>{facility?.name}</h1>
        <p className="pro">PRO JUSTITIA</p>
        <h2>VISUM ET REPERTUM</h2>
        <p className="number">{`Nomor: ${orErased(numberOf(row))}`}</p>
        <Part title="Pembukaan">
          <p>
            {`Atas permintaan tertulis ${text('request.officer')} dari ${text('request.institution')}, surat nomor ${text('request.number')} tanggal ${formatDate(of('request.date')?.text ?? row.date, 'long')}, perkara ${text('request.case')}, maka saya, ${row.signedBy}, dokter pada ${facility?.name}, telah memeriksa pada tanggal ${formatDate(of('examined.date')?.text ?? row.date, 'long')} pukul ${text('examined.time')} di ${text('examined.place')} (${word('type')}), seorang:`}
          </p>
          <p>
            {`Nama ${orErased(person.name)}, jenis kelamin ${genders[person.gender] ?? '-'}, lahir ${person.birthDate ? formatDate(person.birthDate, 'long') : '-'}, nomor rekam medis ${orErased(person.recordNumber)}.`}
          </p>
        </Part>
        <Part title="Pemberitaan">
          <p>{text('findings.general')}</p>
          {wounds.length > 0 && (
            <>
              <div className="map">
                <BodyMap wounds={wounds} />
              </div>
              <ol>
                {wounds.map((wound, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a wound is known by its number
                  <li key={at}>
                    {[woundKind(wound.kind), wound.location, wound.size && `ukuran ${wound.size}`, wound.description]
                      .filter(Boolean)
                      .map(each => orErased(String(each)))
                      .join(', ')}
                  </li>
                ))}
              </ol>
            </>
          )}
          <p>{text('findings.tests')}</p>
          <p>{text('findings.treatment')}</p>
        </Part>
        <Part title="Kesimpulan">
          <p>{text('conclusion.text')}</p>
          <p>
            {[word('conclusion.cause'), text('conclusion.cause.other'), word('conclusion.qualification')]
              .filter(Boolean)
              .join('; ')}
          </p>
        </Part>
        <Part title="Penutup">
          <p>
            Demikianlah visum et repertum ini saya buat dengan sesungguhnya berdasarkan keilmuan saya, mengingat sumpah
            jabatan.
          </p>
        </Part>
        <div className="sign">
          <p>{formatDateTime(row.signedAt)}</p>
          <p>{row.signedBy}</p>
        </div>
        <section className="receipt">
          <p>{`Tanda terima visum nomor ${orErased(numberOf(row))}, versi ${row.version}. Diterima oleh ${row.receiver ? orErased(row.receiver) : '....................'} (${row.receiverNumber ? orErased(row.receiverNumber) : '..........'}), tanggal ${row.receivedOn ? formatDate(row.receivedOn, 'long') : '....................'}.`}</p>
        </section>
      </article>
    </PrintDialog>
  );
}

const woundKind = (code: string | null): string =>
  judicialReport.sections
    .flatMap(({ questions }) => questions)
    .find(({ linkId }) => linkId === 'wound.kind')
    ?.options.find(each => each.code === code)?.text.id ?? '';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
