/** The tests' e-mails, names and coupon codes all hold this word; no log line may. */
export const canary = 'canary';

const secrets: readonly { readonly what: string; readonly form: RegExp }[] = [
  { what: 'an API key', form: /lrw_(live|test)_[0-9A-Za-z]/ },
  { what: 'an e-mail, name or coupon code', form: new RegExp(canary, 'i') },
  { what: 'a voucher code', form: /\b[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){3}\b/ },
];

/** The one failure of ours that the contract shows: it is logged, and no mistake. */
const shown = 'The PDF could not be created in time.';

/** @throws Error naming the line of a process's output that holds what no log may hold, or tells of a failure of ours */
export function checkLog(output: string): void {
  for (const line of output.split('\n')) {
    const found = secrets.find(({ form }) => form.test(line));
    if (found) throw new Error(`The log holds ${found.what}: ${line.slice(0, 500)}`);
    const fails = line.includes('"internal error"') && !line.includes(`"message":"${shown}`);
    if (fails || /"level":60/.test(line) || /Unhandled|Uncaught/i.test(line)) {
      throw new Error(`The log tells of a failure: ${line.slice(0, 2000)}`);
    }
  }
}
