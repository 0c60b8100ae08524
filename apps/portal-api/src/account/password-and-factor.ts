import { TextField } from '#http/input/fields.js';

/** Required to turn the second factor off, or to renew its recovery codes. */
export class PasswordAndFactorBody {
  @TextField(1, 128, { description: 'Your password.', example: 'correct horse battery' })
  password: string;

  @TextField(1, 20, {
    description: 'The 6 digits of the authenticator app, or a recovery code. Each works once.',
    example: '123456',
  })
  totp: string;
}
