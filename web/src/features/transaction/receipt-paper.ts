import type { PrinterType } from '@alur/contracts/transaction/enums';
import type { PrintPage } from '@/ui/print-frame';

/** The paper of each printer in mm (DOMAIN 6): rolls of 58 and 80 mm have a printable width of 48 and 72 mm. */
export const papers: Record<PrinterType, PrintPage> = {
  thermal_58: { width: 58, height: 'content', margin: 0 },
  thermal_80: { width: 80, height: 'content', margin: 0 },
  laser_a5: { width: 148, height: 210, margin: 10 },
  laser_a4: { width: 210, height: 297, margin: 15 },
  dot_matrix: { width: 241, height: 140, margin: 8 },
};

const sheet = `
body{font:10.5pt/1.35 Arial,Helvetica,sans-serif}
h1{font-size:15pt}
.logo{display:block;max-height:16mm;max-width:50mm;margin:0 auto 1.5mm}
.title{font-size:13pt}
td{padding:1mm 0}
`;
const roll = (width: number, size: number) => `
body{font:${size}pt/1.3 Arial,Helvetica,sans-serif}
.receipt{width:${width}mm;margin:0 auto;padding:2mm 0 4mm}
h1{font-size:${size + 2}pt}
.logo{display:block;max-height:12mm;max-width:36mm;margin:0 auto 1mm}
.head,.title{text-align:center}
td{padding:.3mm 0}
.signs{gap:4mm}
`;

const common = `
.receipt{position:relative}
.head{border-bottom:.3mm solid #000;padding-bottom:1.5mm;margin-bottom:1.5mm}
.title{font-weight:700;letter-spacing:.06em;margin:1mm 0}
.copy{border:.4mm solid #000;padding:0 1.5mm;margin-left:1.5mm}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
td{vertical-align:top;overflow-wrap:anywhere}
td:last-child{text-align:right;white-space:nowrap;padding-left:2mm}
.facts td:last-child{text-align:left;white-space:normal}
.facts td:first-child{white-space:nowrap;width:1%}
.items{border-top:.2mm dashed #000;border-bottom:.2mm dashed #000;margin:1.5mm 0}
.sub{color:#333}
.total td{font-weight:700;border-top:.2mm solid #000}
.words{font-style:italic;margin:1.5mm 0}
.paid{font-weight:700;border:.4mm solid #000;display:inline-block;padding:.3mm 2mm;margin:1mm 0}
.stamp{border:.2mm dashed #000;width:22mm;height:16mm;display:grid;place-items:center;font-size:7pt;text-align:center}
.signs{display:flex;justify-content:space-around;gap:10mm;margin-top:3mm;text-align:center}
.signs div{min-width:20mm}
.line{margin-top:14mm;border-top:.2mm solid #000;padding-top:.5mm}
.foot{text-align:center;margin-top:2mm}
`;

export const paperCss: Record<PrinterType, string> = {
  thermal_58: common + roll(48, 7.5),
  thermal_80: common + roll(72, 8.5),
  laser_a5: common + sheet,
  laser_a4: common + sheet,
  dot_matrix: common + sheet.replace('10.5pt', '9.5pt'),
};
