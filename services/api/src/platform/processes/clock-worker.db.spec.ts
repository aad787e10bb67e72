import { testDatabase } from '@alur/embedded-pg/testing/database';
import { absenceDue } from '@alur/domain/queue/absence-due';
import { Rejection } from '@alur/domain/kernel/rejection';
import { queueBoardView } from '@alur/domain/queue/board-view';
import pg from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { CommandRunner } from '../commands/command-runner.js';
import { tableName } from '../projector/row-table.js';
import { ClockWorker } from './clock-worker.js';

const due = (day: number) => `2026-11-${day}T17:00:00.000Z`;

it('comes to what is due behind any number that are refused again and again', async () => {
  const { ownerUrl, drop } = await testDatabase();
  const worker = new pg.Pool({ connectionString: ownerUrl });
  await worker.query(`create schema rows;
    create table ${tableName(queueBoardView)} (merchant_id int, key text, "encounterId" bigint, "dueAt" text);
    create schema alur; create table alur.draft (updated_at timestamptz);
    insert into ${tableName(queueBoardView)} select 1, n::text, n, '${due(20)}' from generate_series(1, 450) n;
    insert into ${tableName(queueBoardView)} values (2, '900', 900, '${due(21)}'), (1, '901', 901, '${due(23)}')`);
  const tried: [merchantId: number, id: number][] = [];
  const runner = {
    execute: async ({ merchantId }: { merchantId: number }, _name: string, id: number) => {
      tried.push([merchantId, id]);
      if (id < 900) throw new Rejection('queue.not-today');
    },
  } as unknown as CommandRunner;
  const clock = new ClockWorker([{ due: absenceDue, view: queueBoardView }], runner, worker, pino({ level: 'silent' }));
  await clock.tick(due(22));
  expect(tried).toHaveLength(451);
  expect(new Set(tried.map(([, id]) => id)).size).toBe(451);
  expect(tried.at(-1)).toEqual([2, 900]);
  await worker.end();
  await drop();
});
