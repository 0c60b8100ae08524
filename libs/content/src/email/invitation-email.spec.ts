import { invitationEmail } from './invitation-email.js';

it('a name of a merchant makes no link of the subject and the text', () => {
  const merchantName = 'Bank Security <security@bank.example> https://evil.example/login';
  const shown = {
    merchantName,
    invitedByName: 'Ada',
    role: 'viewer',
    timeZone: 'Europe/London',
    expiresAt: new Date(),
  };
  const mail = invitationEmail(shown as Parameters<typeof invitationEmail>[0], 'https://portal.example/i');
  expect(mail.subject).toBe('Join Bank Security <security bank. example> https evil. example/login on Loyalty Rewards');
  expect(mail.text).not.toContain('evil.example');
});
