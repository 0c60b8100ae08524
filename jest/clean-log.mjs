// What no log of ours may hold. JavaScript, because the end of a run checks the logs of the shared processes with it.

/** The tests' e-mails, names and coupon codes all hold this word; no log line may. */
export const canary = 'canary';

const secrets = [
  { what: 'an API key', form: /lrw_(live|test)_[0-9A-Za-z]/ },
  { what: 'the secret of a webhook endpoint', form: /whsec_[0-9A-Za-z+/]/ },
  { what: 'a cookie', form: /\bloyalty(\.session_token|_device)=/ },
  { what: 'the token of a link', form: /[?&]token=[0-9A-Za-z]/ },
  { what: 'the secret of a second factor', form: /otpauth:/i },
  { what: 'the password of a server', form: /\b[a-z]+:\/\/[^\s/:@"]*:[^\s/@"]+@/ },
  { what: 'a secret of the settings', form: /a (pepper|cursor secret|session secret) for the tests alone/ },
  { what: 'an e-mail, name or coupon code', form: new RegExp(canary, 'i') },
  { what: 'a voucher code', form: /\b[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){3}\b/ },
];

/** The one internal error that a caller can cause: it is logged, and is no mistake. */
const documented = 'The PDF could not be created in time.';

/** @throws Error naming the line of a process's output that holds a secret or reports an internal error */
export function checkLog(output) {
  for (const line of output.split('\n')) {
    const found = secrets.find(({ form }) => form.test(line));
    if (found) throw new Error(`The log holds ${found.what}: ${line.slice(0, 500)}`);
    const fails = line.includes('"internal error"') && !line.includes(`"message":"${documented}`);
    if (fails || /"level":60/.test(line) || /Unhandled|Uncaught/i.test(line)) {
      throw new Error(`The log reports a failure: ${line.slice(0, 2000)}`);
    }
  }
}
