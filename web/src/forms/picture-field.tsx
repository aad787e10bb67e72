import { ImagePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useKeepPicture, usePicture } from '@/api/use-picture';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { FileButton } from '@/ui/file-button';
import { toast } from '@/ui/toast';
import { useAsk } from './use-ask';

/** A small picture that is printed (a logo, a signature): shown on white as on paper, chosen from a file, removed. */
export function PictureField(props: {
  /** Path of its reading, uploading and removing. */
  path: string;
  fileId: string | null;
  /** Its description for screen readers. */
  label: string;
  mayEdit: boolean;
}) {
  const { path, fileId, label, mayEdit } = props;
  const { t } = useTranslation('ui');
  const { ask, dialog } = useAsk();
  const removal = {
    title: t('picture.removeTitle', { name: label }),
    text: t('picture.removeText'),
    confirm: t('picture.remove'),
    danger: true,
  };
  const url = usePicture(path, fileId);
  const keep = useKeepPicture(path);
  const send = async (picture: Blob | null) => {
    try {
      await keep.mutateAsync(picture);
      toast.success(t(picture ? 'picture.kept' : 'picture.removed'));
    } catch (error) {
      await loadErrorTexts();
      toast.error(translateError(error));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="grid h-24 w-40 place-items-center rounded-lg border bg-white p-2">
        {url ? (
          <img src={url} alt={label} className="max-h-full max-w-full object-contain" />
        ) : (
          // Paper is white in the dark theme too, so the text keeps a fixed colour.
          <span className="text-xs text-neutral-600">{t('picture.none')}</span>
        )}
      </div>
      {mayEdit && (
        <div className="flex flex-col items-start gap-2">
          <FileButton
            label={label}
            accept="image/png,image/jpeg,image/webp"
            pending={keep.isPending}
            onChoose={picture => void send(picture)}
          >
            <ImagePlus aria-hidden />
            {t(fileId ? 'picture.change' : 'picture.choose')}
          </FileButton>
          {fileId && (
            <Button variant="ghost" disabled={keep.isPending} onClick={() => ask(removal, () => void send(null))}>
              <Trash2 aria-hidden />
              {t('picture.remove')}
            </Button>
          )}
          <p className="text-xs text-muted-foreground">{t('picture.hint')}</p>
        </div>
      )}
      {dialog}
    </div>
  );
}
