/** Has the browser download a text, or a spreadsheet's bytes, as a file. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const type =
    typeof content === 'string'
      ? 'text/csv;charset=utf-8'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
