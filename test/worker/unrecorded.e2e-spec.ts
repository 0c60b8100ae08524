import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';

const trial = useWorkerService();

it('an e-mail that is sent and cannot be recorded keeps no place, and is not sent again', async () => {
  const { database, mails } = trial.now;
  await database.rows("alter table emails add constraint damaged check (status <> 'accepted')");
  const worker = await trial.now.startWorker('PostgreSQL');
  // One more than the worker sends at once.
  const asked = await trial.now.requestMails(5);
  const reason = 'unrecorded DatabaseError 23514';
  const dead = () => trial.now.count(asked, `state = 'dead' and last_error = '${reason}'`);
  await until('All are dead', async () => (await dead()) === asked.length);
  // The log is written once a second.
  const errors = await until('All are in the log', () => {
    const lines = worker.process.output.split('\n').filter((line) => line.includes('"level":50'));
    return lines.length >= asked.length && lines;
  });
  expect(errors.map((line) => JSON.parse(line) as object)).toEqual(
    asked.map(() => expect.objectContaining({ kind: 'send_voucher_email', reason }) as object),
  );
  await database.rows('alter table emails drop constraint damaged');
  await trial.now.killAll();
  await trial.now.makeJobsDue();
  await trial.now.startWorker('PostgreSQL');
  await trial.now.untilSent(await trial.now.requestMails(1));
  expect(asked.map(({ to }) => mails.to(to).length)).toEqual(asked.map(() => 1));
});
