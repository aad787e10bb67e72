import type { Isolate } from '@alur/contracts/laboratory/microbiology';
import { laboratoryWords } from '@alur/contracts/laboratory/words';
import { laboratoryResults, type LaboratoryOrderRow, type LaboratoryTestRow } from '@alur/contracts/laboratory/rows';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { useNow } from '@/live/clock';
import { ResultHead, SignatureSpace, VerifyCode } from '@/orders/result-paper';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { rangeText, shownValue } from './flag-chip';

const css = `
body{font-family:Arial,Helvetica,sans-serif;font-size:9pt;line-height:1.3}
header{text-align:center;border-bottom:.5mm solid #000;padding-bottom:2mm}
header b{font-size:13pt;display:block}
h1{font-size:11pt;text-align:center;margin:3mm 0;letter-spacing:.3mm}
.who{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:.5mm 3mm;margin-bottom:3mm}
table{width:100%;border-collapse:collapse}
th{text-align:left;border-bottom:.3mm solid #000;border-top:.3mm solid #000;padding:1mm}
td{padding:.7mm 1mm;vertical-align:top}
.group td{font-weight:700;padding-top:2mm}
.out{font-weight:700}
.sensitivities{width:80%;margin-left:8mm;font-size:8pt}
.sensitivities caption{text-align:left;font-style:italic}
.foot{margin-top:8mm;display:flex;justify-content:space-between;gap:6mm}
.sign{text-align:center;min-width:50mm}
.sign img{display:block;height:14mm;max-width:45mm;object-fit:contain;margin:1mm auto 0}
.sign .room{display:block;height:14mm}
small{font-size:7.5pt}
.verify{display:flex;align-items:center;gap:2mm;margin-top:2mm}
`;
const flags = laboratoryWords.codes.resultFlag;

/** The validated results as the patient receives them: each value with the range that applied then. */
export function ReportDialog({ order, onClose }: { order: LaboratoryOrderRow; onClose: () => void }) {
  const { t } = useTranslation('laboratory');
  const now = useNow(60_000);
  const { rows } = useList(laboratoryResults, { orderId: order.id, limit: 100 });
  const tests = rows.toSorted((a, b) => a.sequence - b.sequence);
  const validators = validatorsOf(tests);
  const latest = tests
    .map(({ validatedAt }) => validatedAt ?? '')
    .toSorted()
    .at(-1);
  const collected = order.specimens
    .map(({ collectedAt }) => collectedAt ?? '')
    .toSorted()
    .at(-1);
  return (
    <PrintDialog
      title={t('report')}
      label={t('print')}
      preview={t('report')}
      file={`${t('report')} ${order.recordNumber}`}
      css={css}
      page={{ width: 148, height: 210, margin: 10 }}
      onClose={onClose}
    >
      <article>
        <ResultHead
          heading="HASIL PEMERIKSAAN LABORATORIUM"
          order={order}
          facts={[
            ['Sampel', collected && formatDateTime(collected)],
            ['Selesai', latest && formatDateTime(latest)],
          ]}
        />
        <table>
          <thead>
            <tr>
              <th>Pemeriksaan</th>
              <th>Hasil</th>
              <th>Satuan</th>
              <th>Nilai rujukan</th>
              <th>Ket.</th>
            </tr>
          </thead>
          <tbody>
            {tests.map((test, index) => (
              <TestLines key={test.id} test={test} isFirst={tests[index - 1]?.groupName !== test.groupName} />
            ))}
          </tbody>
        </table>
        {order.validated.length < order.tests && <p>Hasil sementara: pemeriksaan lain menyusul.</p>}
        <div className="foot">
          <small>
            * di luar nilai rujukan. Nilai rujukan menurut umur dan jenis kelamin pada saat pemeriksaan.
            <br />
            Dicetak {formatDateTime(now)}
            {order.verificationCode && <VerifyCode path={`/verify/laboratory/${order.verificationCode}`} />}
          </small>
          <div className="sign">
            <p>Penanggung jawab laboratorium</p>
            {validators.map(each => (
              <Validator key={each.id} {...each} />
            ))}
          </div>
        </div>
      </article>
    </PrintDialog>
  );
}

/** The people who validated a result of the order. */
const validatorsOf = (tests: readonly LaboratoryTestRow[]): { id: number; name: string }[] => {
  const names = new Map(
    tests.flatMap(({ validatedById, validatedBy }) =>
      validatedById === null || validatedBy === null ? [] : [[validatedById, validatedBy]],
    ),
  );
  return [...names].map(([id, name]) => ({ id, name }));
};

/** The validator's name under her signature, or under space for one. */
function Validator({ id, name }: { id: number; name: string }) {
  return (
    <>
      <SignatureSpace of={id} />
      <b>{name}</b>
      <br />
    </>
  );
}

/** A table within the results: antibiotic, reading, and S, I or R. */
function SensitivityLines({ organism, sensitivities }: Pick<Isolate, 'organism' | 'sensitivities'>) {
  if (sensitivities.length === 0) return null;
  return (
    <tr>
      <td colSpan={5} aria-label={`Uji kepekaan ${orErased(organism)}`}>
        <table className="sensitivities">
          <caption>Uji kepekaan: {orErased(organism)}</caption>
          <thead>
            <tr>
              <th>Antibiotik</th>
              <th>Zona/MIC</th>
              <th>S/I/R</th>
            </tr>
          </thead>
          <tbody>
            {sensitivities.map(({ antibiotic, measured, interpretation }) => (
              <tr key={antibiotic}>
                <td>{antibiotic}</td>
                <td>{measured}</td>
                <td>{interpretation}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </td>
    </tr>
  );
}

function TestLines({ test, isFirst }: { test: LaboratoryTestRow; isFirst: boolean }) {
  const isOut = test.flag !== null && test.flag !== 'N';
  return (
    <>
      {isFirst && test.groupName && (
        <tr className="group">
          <td colSpan={5}>{test.groupName}</td>
        </tr>
      )}
      <tr className={isOut ? 'out' : undefined}>
        <td>{test.name}</td>
        <td>
          {orErased(shownValue(test))}
          {isOut && ' *'}
        </td>
        <td>{test.unit}</td>
        <td>{rangeText(test.reference)}</td>
        <td>
          {isOut && test.flag !== null && flags[test.flag].id}
          {test.version > 1 && ` (koreksi ke-${test.version - 1})`}
        </td>
      </tr>
      {test.microbiology?.isolates.map(({ organism, sensitivities }, index) => (
        <SensitivityLines key={index} organism={organism} sensitivities={sensitivities} />
      ))}
    </>
  );
}
