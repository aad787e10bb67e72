import { CameraOff, LoaderCircle } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import type { Camera } from './use-camera';

/** Shows the camera's picture and the choice of cameras, or what to do without one. */
export function CameraView({ camera, video }: { camera: Camera; video: RefObject<HTMLVideoElement | null> }) {
  const { t } = useTranslation(['patient', 'common']);
  const { stream, problem, devices, deviceId, choose, retry } = camera;
  useEffect(() => show(video.current, stream), [video, stream]);
  return (
    <div className="flex flex-col gap-3">
      <div className="relative mx-auto aspect-square w-full max-w-80 overflow-hidden rounded-lg border bg-muted">
        {problem ? (
          <div role="alert" className="grid h-full content-center justify-items-center gap-2 p-4 text-center">
            <CameraOff aria-hidden className="size-7 text-muted-foreground" strokeWidth={1.5} />
            <p className="font-medium">{t(`patient:photo.problem.${problem}`)}</p>
            <p className="text-xs text-muted-foreground">{t(`patient:photo.remedy.${problem}`)}</p>
            {problem !== 'insecure' && <Button onClick={retry}>{t('common:retry')}</Button>}
          </div>
        ) : (
          <>
            {/* The visible square is exactly the one that is taken. */}
            <video
              ref={video}
              autoPlay
              muted
              playsInline
              aria-label={t('patient:photo.live')}
              className="size-full object-cover"
            />
            {!stream && (
              <p role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-2">
                <LoaderCircle aria-hidden className="spin-anyway size-6 animate-spin" />
                {t('patient:photo.opening')}
              </p>
            )}
          </>
        )}
      </div>
      {devices.length > 1 && (
        <Field label={t('patient:photo.device')}>
          <Select
            value={deviceId}
            onValueChange={choose}
            options={devices.map((device, at) => ({
              value: device.deviceId,
              label: device.label || t('patient:photo.deviceNumber', { number: at + 1 }),
            }))}
          />
        </Field>
      )}
    </div>
  );
}

function show(video: HTMLVideoElement | null, stream: MediaStream | null): void {
  if (video) video.srcObject = stream;
}
