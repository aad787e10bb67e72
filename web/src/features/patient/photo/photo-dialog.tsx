import { Camera as CameraIcon, FolderOpen, RotateCcw } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { DialogPanel } from '@/ui/dialog-panel';
import { toast } from '@/ui/toast';
import { CameraView } from './camera-view';
import { CropView } from './crop-view';
import { cutPhoto, isPicture, snap, type Area } from './cut-photo';
import { useCamera } from './use-camera';

interface Props {
  pending: boolean;
  onTaken: (photo: Blob) => void;
  onClose: () => void;
}

/** Takes a photo from the camera or a file, crops it to a square, and shows it before it is used. */
export default function PhotoDialog({ pending, onTaken, onClose }: Props) {
  const [picture, setPicture] = useState<Blob | null>(null);
  return picture ? (
    <CutStep picture={picture} pending={pending} onTaken={onTaken} onClose={onClose} onAgain={() => setPicture(null)} />
  ) : (
    <TakeStep onPicture={setPicture} onClose={onClose} />
  );
}

function TakeStep({ onPicture, onClose }: { onPicture: (picture: Blob) => void; onClose: () => void }) {
  const { t } = useTranslation('patient');
  const camera = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const take = async () => {
    // A camera has no picture in the first moments after it was opened.
    if (video.current?.videoWidth) onPicture(await snap(video.current));
  };
  return (
    <Frame
      onClose={onClose}
      footer={
        <>
          <FileButton onFile={onPicture} />
          <Button
            variant="primary"
            disabledReason={camera.stream ? null : t('photo.noCamera')}
            onClick={() => void take()}
          >
            <CameraIcon aria-hidden />
            {t('photo.take')}
          </Button>
        </>
      }
    >
      <CameraView camera={camera} video={video} />
    </Frame>
  );
}

function CutStep({ picture, pending, onTaken, onClose, onAgain }: Props & { picture: Blob; onAgain: () => void }) {
  const { t } = useTranslation('patient');
  const area = useRef<Area | null>(null);
  const accept = async () => {
    if (area.current) onTaken(await cutPhoto(picture, area.current));
  };
  return (
    <Frame
      onClose={onClose}
      footer={
        <>
          <Button onClick={onAgain}>
            <RotateCcw aria-hidden />
            {t('photo.again')}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void accept()}>
            {t('photo.use')}
          </Button>
        </>
      }
    >
      <CropView picture={picture} onArea={chosen => (area.current = chosen)} />
    </Frame>
  );
}

function Frame({ footer, onClose, children }: { footer: ReactNode; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('patient');
  return (
    <DialogPanel open size="sm" title={t('photo.title')} onOpenChange={open => !open && onClose()} footer={footer}>
      {children}
    </DialogPanel>
  );
}

function FileButton({ onFile }: { onFile: (file: Blob) => void }) {
  const { t } = useTranslation('patient');
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (await isPicture(file)) onFile(file);
    else toast.error(t('photo.unreadable'));
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={event => {
          void take(event.target.files?.[0]);
          // The input is reset, because it fires no event when the same file is chosen again.
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden />
        {t('photo.file')}
      </Button>
    </>
  );
}
