import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections at shutdown, so that the process need not wait for its clients: connections without a request
 * (browsers open some in advance) at once, those with a request once it is answered. The server would otherwise wait
 * for the next request on either.
 */
@Injectable()
export class OpenLines implements BeforeApplicationShutdown {
  private readonly silent = new Set<Socket>();
  private readonly answers = new Set<ServerResponse>();
  private closing = false;

  constructor(@Inject(HttpAdapterHost) { httpAdapter }: HttpAdapterHost) {
    const server = httpAdapter.getHttpServer() as Server;
    server.on('connection', (socket: Socket) => this.opened(socket));
    server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => this.asked(socket, answer));
    server.on('upgrade', ({ socket }: IncomingMessage) => this.silent.delete(socket));
  }

  beforeApplicationShutdown(): void {
    this.closing = true;
    for (const socket of this.silent) socket.destroy();
    for (const answer of this.answers) closeAfter(answer);
  }

  private opened(socket: Socket): void {
    if (this.closing) return void socket.destroy();
    this.silent.add(socket);
    socket.once('close', () => this.silent.delete(socket));
  }

  private asked(socket: Socket, answer: ServerResponse): void {
    this.silent.delete(socket);
    if (this.closing) return closeAfter(answer);
    this.answers.add(answer);
    answer.once('close', () => this.answers.delete(answer));
  }
}

const closeAfter = (answer: ServerResponse): void => {
  if (answer.headersSent) answer.once('finish', () => answer.socket?.destroySoon());
  else answer.setHeader('connection', 'close');
};
