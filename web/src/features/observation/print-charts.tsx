import { fluidChart } from '@alur/contracts/record/observation-rows';
import { shiftOf } from '@alur/contracts/ward-shift/shifts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopics } from '@/live/use-topics';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { RadioGroup } from '@/ui/radio-group';
import { addDays } from '@/ui/add-days';
import { within } from './chart-data';
import { offsetAt } from './facility-offset';
import type { PrintedChart } from './chart-paper';
import { FluidSheet } from './fluid-sheet';
import { IcuSheet } from './icu-sheet';
import { SignsSheet } from './signs-sheet';

const page: PrintPage = { width: 297, height: 210, margin: 10 };
const css = `
body{font:8.5pt/1.3 Arial,Helvetica,sans-serif}
h1{font-size:12pt}h2{font-size:11pt;margin:1mm 0}h3{font-size:9pt;margin:3mm 0 1mm}
.head{border-bottom:.3mm solid #000;padding-bottom:1.5mm;margin-bottom:2mm}
table{width:100%;border-collapse:collapse}td,th{border:.2mm solid #777;padding:.5mm .8mm;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}thead th{background:#eee}.wrap{white-space:normal;text-align:left}
.hours{table-layout:fixed;font-size:7pt}.hours th:first-child{width:34mm}.total{font-weight:700}
svg{width:100%;height:34mm;display:block}.two{display:flex;gap:8mm}.two>*{flex:1}ul{padding-left:4mm}
`;

const sheets = ['vital_signs', 'fluids', 'icu'] as const;
type Sheet = (typeof sheets)[number];

/** Charts on paper: vital signs of a day, its fluid balance, or the day sheet of intensive care. */
export function PrintCharts({ of, first, onClose }: { of: PrintedChart; first: Sheet; onClose: () => void }) {
  const { t } = useTranslation('observation');
  const [sheet, setSheet] = useState<Sheet>(first);
  const offset = offsetAt(of.now);
  const { rows } = useTopics(
    fluidChart,
    [-1, 0, 1].map(by => ({ encounterId: of.encounterId, date: addDays(of.wardDay, by) })),
  );
  const fluids = rows.filter(({ status }) => status === 'recorded').toSorted((a, b) => a.at.localeCompare(b.at));
  const ofWardDay = fluids.filter(({ at }) => shiftOf(at, offset).date === of.wardDay);
  return (
    <PrintDialog
      title={t('printTitle')}
      label={t('print')}
      preview={t('preview')}
      file={`${sheet} ${of.recordNumber} ${of.wardDay}`}
      css={css}
      page={page}
      beside={
        <RadioGroup
          aria-label={t('sheet')}
          value={sheet}
          onValueChange={value => setSheet(value as Sheet)}
          options={sheets.map(value => ({ value, label: t(`sheets.${value}`) }))}
        />
      }
      onClose={onClose}
    >
      {sheet === 'vital_signs' ? (
        <SignsSheet of={of} />
      ) : sheet === 'fluids' ? (
        <FluidSheet of={of} fluids={ofWardDay} offset={offset} />
      ) : (
        <IcuSheet of={of} fluids={fluids.filter(({ at }) => within(at, of.window))} />
      )}
    </PrintDialog>
  );
}
