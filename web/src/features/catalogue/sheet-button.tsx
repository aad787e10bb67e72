import { FileSpreadsheet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetProps } from '@/catalogues/catalogue-form';
import { Button } from '@/ui/button';

const SheetDialog = lazy(async () => ({ default: (await import('./sheet-dialog')).SheetDialog }));

/** Exports the list as a spreadsheet, and imports it again. */
export function SheetButton(props: SheetProps) {
  const { t } = useTranslation('catalogue');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileSpreadsheet aria-hidden />
        {t('sheet.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <SheetDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
