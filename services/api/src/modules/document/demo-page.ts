/** Escapes the characters that have a meaning within a text of a PDF. */
const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** A PDF of one A5 page: a title and lines below it. */
export function pageOf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F2 15 Tf 40 530 Td (${escaped(title)}) Tj /F1 11 Tf 0 -14 Td`,
    ...lines.map(line => `0 -20 Td (${escaped(line)}) Tj`),
    'ET',
  ].join('\n');
  const fontOf = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const table = file.indexOf('xref\n');
  return Buffer.from(`${file}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`, 'latin1');
}
