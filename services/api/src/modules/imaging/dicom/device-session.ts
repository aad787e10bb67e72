import dimse from 'dcmjs-dimse';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { Failure } from '../../../platform/errors/failure.js';
import type { Device, DeviceIntake } from './device-intake.js';
import { IncomingFile } from './incoming-file.js';
import { headOf } from './part-10.js';
import { isRefusal } from './refusal.js';
import { queryIn } from './worklist.js';

const { PresentationContextResult, RejectReason, RejectResult, RejectSource, SopClass, Status, StorageClass } =
  dimse.constants;
const { CEchoResponse, CFindResponse, CStoreResponse } = dimse.responses;

/** Syntaxes that the viewer reads, the lossless first; what a device can only send otherwise is not accepted. */
const syntaxes = [
  ...['1.2.840.10008.1.2.1', '1.2.840.10008.1.2', '1.2.840.10008.1.2.5'],
  ...['1.2.840.10008.1.2.4.70', '1.2.840.10008.1.2.4.57', '1.2.840.10008.1.2.4.80', '1.2.840.10008.1.2.4.90'],
  ...['1.2.840.10008.1.2.4.50', '1.2.840.10008.1.2.4.51', '1.2.840.10008.1.2.4.81', '1.2.840.10008.1.2.4.91'],
];
/** Of what is not kept, only the usual ones are spoken. */
const plain = syntaxes.slice(0, 2);
const storage = new Set<string>(Object.values(StorageClass));
const services = new Set<string>([SopClass.Verification, SopClass.ModalityWorklistInformationModelFind]);

/** DICOM PS3.4, B.2.3: the data set does not match; out of resources. */
const DOES_NOT_MATCH = 0xa900;
const OUT_OF_RESOURCES = 0xa700;
const MOST_COMMENT = 64;
/** What a session needs beside its socket. */
export interface Desk {
  readonly intake: DeviceIntake;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** One association with a device: it may verify the line, store images and ask for its worklist; nothing else. */
export class DeviceSession extends dimse.Scp {
  private device: Device | undefined;
  /** Ends when the image that comes in is kept, or refused. */
  private storing: Promise<void> | undefined;

  constructor(
    private readonly line: Socket,
    private readonly desk: Desk,
  ) {
    super(line, {});
  }

  override associationRequested(association: Parameters<dimse.Scp['associationRequested']>[0]): void {
    const aeTitle = association.getCallingAeTitle().trim();
    const address = this.line.remoteAddress?.replace(/^::ffff:/, '') ?? '';
    this.desk.intake
      .deviceOf(aeTitle, address)
      .then(device => {
        if (!device) {
          this.desk.logger.warn({ aeTitle, address }, 'an imaging device that is not known was refused');
          const reason = RejectReason.CallingAeNotRecognized;
          return this.sendAssociationReject(RejectResult.Permanent, RejectSource.ServiceUser, reason);
        }
        this.device = device;
        for (const { context } of association.getPresentationContexts()) this.answer(context);
        return this.sendAssociationAccept();
      })
      .catch((error: unknown) => {
        this.desk.logger.error({ err: error, aeTitle }, 'an imaging device could not be let in');
        const reason = RejectReason.TemporaryCongestion;
        this.sendAssociationReject(RejectResult.Transient, RejectSource.ServiceProviderPresentation, reason);
      });
  }

  override associationReleaseRequested(): void {
    this.sendAssociationReleaseResponse();
  }

  override cEchoRequest(...[request, answer]: Parameters<dimse.Scp['cEchoRequest']>): void {
    const response = CEchoResponse.fromRequest(request);
    response.setStatus(Status.Success);
    answer(response);
  }

  override createStoreWritableStream(
    ...[context, request]: Parameters<dimse.Scp['createStoreWritableStream']>
  ): Writable {
    const { device } = this;
    if (!device) throw new Error('an image came before its device was let in');
    const [sopClassUid, sopInstanceUid] = [request.getAffectedSopClassUid(), request.getAffectedSopInstanceUid()];
    const transferSyntaxUid = context.getAcceptedTransferSyntaxUid() ?? plain[0]!;
    const head = headOf({ sopClassUid, sopInstanceUid, transferSyntaxUid, aeTitle: device.aeTitle });
    const file = new IncomingFile(this.line, head);
    this.storing = this.desk.intake.store(device, file);
    // Awaited when all of it has come; refused before, it says so then.
    this.storing.catch(() => {});
    return file;
  }

  override createDatasetFromStoreWritableStream(
    ...[, context, go]: Parameters<dimse.Scp['createDatasetFromStoreWritableStream']>
  ): void {
    // The library would read the data set into objects, and write it anew.
    go(new dimse.Dataset({}, context.getAcceptedTransferSyntaxUid() ?? plain[0]!));
  }

  override cStoreRequest(...[request, answer]: Parameters<dimse.Scp['cStoreRequest']>): void {
    const response = CStoreResponse.fromRequest(request);
    const { storing } = this;
    this.storing = undefined;
    Promise.resolve(storing).then(
      () => {
        response.setStatus(Status.Success);
        answer(response);
      },
      (error: unknown) => {
        const { status, words } = this.refusalOf(error);
        response.setStatus(status);
        response.setErrorComment(words.slice(0, MOST_COMMENT));
        answer(response);
      },
    );
  }

  override cFindRequest(...[request, answer]: Parameters<dimse.Scp['cFindRequest']>): void {
    const ended = (status: number) => {
      const last = CFindResponse.fromRequest(request);
      last.setStatus(status);
      return last;
    };
    const found = async () => {
      const query = queryIn(request.getDataset()?.getElements() ?? {});
      const items = this.device ? await this.desk.intake.worklist(this.device, query) : [];
      return items.map(item => {
        const response = ended(Status.Pending);
        response.setDataset(new dimse.Dataset(item));
        return response;
      });
    };
    found().then(
      responses => answer([...responses, ended(Status.Success)]),
      (error: unknown) => {
        this.desk.logger.error({ err: error }, 'an imaging device’s worklist could not be read');
        answer([ended(Status.ProcessingFailure)]);
      },
    );
  }

  private answer(context: Parameters<dimse.Scp['createStoreWritableStream']>[0]): void {
    const abstract = context.getAbstractSyntaxUid();
    const isStorage = storage.has(abstract);
    if (!isStorage && !services.has(abstract))
      return context.setResult(PresentationContextResult.RejectAbstractSyntaxNotSupported);
    const offered = context.getTransferSyntaxUids();
    const chosen = (isStorage ? syntaxes : plain).find(uid => offered.includes(uid));
    if (chosen === undefined) return context.setResult(PresentationContextResult.RejectTransferSyntaxesNotSupported);
    context.setResult(PresentationContextResult.Accept, chosen);
  }

  /** The device keeps what is refused, and shows why to whoever works at it. */
  private refusalOf(error: unknown): { status: number; words: string } {
    const { merchantId, name } = this.device ?? {};
    if (isRefusal(error)) {
      this.desk.logger.warn({ merchantId, device: name, code: error.code }, 'an image of a device was refused');
      const isTooMuch = error instanceof Failure && (error.status === 413 || error.status === 429);
      return { status: isTooMuch ? OUT_OF_RESOURCES : DOES_NOT_MATCH, words: error.code };
    }
    this.desk.logger.error({ err: error, merchantId, device: name }, 'an image of a device could not be kept');
    return { status: Status.ProcessingFailure, words: 'system.unexpected' };
  }
}
