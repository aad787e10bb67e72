import { useState } from 'react';
import { download } from '@/ui/download';
import { toast } from '@/ui/toast';

/** Exports a report as a spreadsheet, with SPEC 8's messages; the library is loaded on the first click. */
export function useSheetOf<Row>(
  name: string,
  columns: readonly { title: string; of: (row: Row) => string | number | null }[],
  { rows, said }: { rows: () => Promise<readonly Row[]>; said: string },
) {
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const [{ writeXlsx }, all] = await Promise.all([import('@/sheets/xlsx'), rows()]);
      const cells = all.map(row => columns.map(({ of }) => String(of(row) ?? '')));
      download(`${name}.xlsx`, writeXlsx(name, columns, cells));
      toast.success(said);
    } catch (error) {
      toast.error(error);
    } finally {
      setPending(false);
    }
  };
  return { save: () => void save(), pending };
}
