import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@/ui/toast';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { ProgressBar } from '@/ui/progress-bar';
import { translateCode, translateError } from '@/i18n/translate-error';
import { useErrorTexts } from '@/i18n/use-error-texts';
import type { OrderOfImages } from './order-of-images';
import { useSending, type Sent } from './use-sending';

/** Sends image files, or an archive of them, to a line of an order; sending can be stopped. */
export default function UploadDialog({ order, onClose }: { order: OrderOfImages; onClose: () => void }) {
  const { t } = useTranslation(['imaging', 'common']);
  useErrorTexts();
  const input = useRef<HTMLInputElement>(null);
  const { send, part, asked, stop } = useSending(order);
  const [sent, setSent] = useState<Sent | null>(null);
  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setSent(null);
    try {
      const done = await send(files);
      setSent(done);
      if (done && done.attached > 0) toast.success(t('imaging:attached', { count: done.attached }));
      if (done && done.attached > 0 && done.refused.length === 0) onClose();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(error);
    }
  };
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && close()}
      size="sm"
      title={t('imaging:upload')}
      description={t('imaging:uploadText', { number: order.accessionNumber })}
      footer={<Button onClick={close}>{t('common:close')}</Button>}
    >
      <div className="flex flex-col gap-3">
        <input
          ref={input}
          type="file"
          multiple
          className="sr-only"
          tabIndex={-1}
          aria-label={t('imaging:files')}
          onChange={event => {
            const files = [...(event.target.files ?? [])];
            // The input is reset, because it fires no event when the same files are chosen again.
            event.target.value = '';
            void choose(files);
          }}
        />
        <Button
          data-first-focus
          disabledReason={part === null ? null : t('imaging:sent', { percent: Math.round(part * 100) })}
          onClick={() => input.current?.click()}
        >
          <Images aria-hidden />
          {t('imaging:choose')}
        </Button>
        {part !== null && (
          <div className="flex items-center gap-3">
            <ProgressBar label={t('imaging:files')} value={part} className="flex-1" />
            <span className="tabular text-xs">{t('imaging:sent', { percent: Math.round(part * 100) })}</span>
            <Button size="sm" variant="ghost" onClick={stop}>
              {t('imaging:stop')}
            </Button>
          </div>
        )}
        {sent && sent.refused.length > 0 && <Refused sent={sent} />}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={open => !open && asked?.answer(false)}
        title={t('imaging:differsTitle')}
        description={asked && translateError(asked.error)}
        confirmLabel={t('imaging:attachAnyway')}
        danger
        onConfirm={() => asked?.answer(true)}
      />
    </Dialog>
  );
}

/** The files that were no images, each with why. */
function Refused({ sent: { refused } }: { sent: Sent }) {
  const { t } = useTranslation('imaging');
  return (
    <div role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger-text">
      <p className="font-medium">{t('refused', { count: refused.length })}</p>
      <ul className="max-h-40 overflow-y-auto text-xs">
        {refused.map(({ name, code }, at) => (
          <li key={at}>
            {name}: {translateCode(code)}
          </li>
        ))}
      </ul>
    </div>
  );
}
