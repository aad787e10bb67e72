import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '@/ui/use-object-url';
import type { Area } from './cut-photo';

/** Chooses the square of the picture: dragged or moved with the arrows, zoomed with the slider. */
export function CropView({ picture, onArea }: { picture: Blob; onArea: (area: Area) => void }) {
  const { t } = useTranslation('patient');
  const url = useObjectUrl(picture);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className="flex flex-col gap-3">
      <div className="relative mx-auto aspect-square w-full max-w-80 overflow-hidden rounded-lg border bg-muted">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            objectFit="cover"
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, area) => onArea(area)}
            mediaProps={{ alt: t('photo.preview') }}
            cropperProps={{ role: 'group', 'aria-label': t('photo.moveHint') }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <label className="mx-auto flex w-full max-w-80 items-center gap-3">
        <span className="font-medium">{t('photo.zoom')}</span>
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          className="min-h-6 flex-1 accent-primary"
          onChange={event => setZoom(Number(event.target.value))}
        />
      </label>
      <p className="text-center text-xs text-muted-foreground">{t('photo.moveHint')}</p>
    </div>
  );
}
