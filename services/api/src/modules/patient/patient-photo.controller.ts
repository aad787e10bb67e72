import { patientPhotoAccess } from '@alur/contracts/patient/photo';
import { patientDetailAccess } from '@alur/contracts/patient/search';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type Reply } from '../../platform/access/request.js';
import { AccessLog } from '../../platform/access-log/access-log.js';
import { Failure, notFound } from '../../platform/errors/failure.js';
import { Files } from '../../platform/files/files.js';
import { readImage } from '../../platform/files/image.js';
import { sendPrivately } from '../../platform/files/send-privately.js';
import { Platform } from '../../platform/platform.js';
import { patientDetail } from './patient-detail.js';

/** Maximum length of the longer side, since a few kilobytes may decode to an image that no browser can hold. */
const MOST_PIXELS = 4096;

/** A patient's photo, if the facility takes photographs: uploaded here, attached by `patient/change-photo`. */
@Controller('v2/patient/:id(\\d{1,15})/photo')
export class PatientPhotoController {
  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Files) private readonly files: Files,
    @Inject(AccessLog) private readonly looks: AccessLog,
  ) {}

  /** The image itself as the body. */
  @Post()
  @Access(...patientPhotoAccess)
  @HttpCode(200)
  async keep(@Param('id') id: string, @Body() bytes: unknown, @CallerOf() caller: Caller) {
    const { place } = await this.photoOf(caller, Number(id));
    const image = Buffer.isBuffer(bytes) ? readImage(bytes) : undefined;
    if (!image) throw new Failure(415, 'patient.photo-kind');
    if (Math.max(image.width, image.height) > MOST_PIXELS)
      throw new Failure(413, 'patient.photo-too-wide', { most: MOST_PIXELS });
    return { data: { fileId: await this.files.keep(place, image, caller.userId) }, meta: {} };
  }

  @Get()
  @Access(...patientDetailAccess)
  async read(@Param('id') id: string, @CallerOf() caller: Caller, @Res() reply: Reply): Promise<void> {
    const { place, fileId } = await this.photoOf(caller, Number(id));
    const photo = fileId && (await this.files.read(place, fileId));
    if (!photo) throw notFound();
    await this.looks.record(caller, { what: 'patient.photo', id: Number(id) });
    sendPrivately(reply, photo.mediaType, photo.bytes);
  }

  private async photoOf({ merchantId }: Caller, id: number) {
    const patient = await patientDetail(this.platform.streams, merchantId, id);
    if (!patient) throw notFound();
    return { place: { merchantId, subject: `patient-${id}`, kind: 'photo' }, fileId: patient.photoFileId };
  }
}
