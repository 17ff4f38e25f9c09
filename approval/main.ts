/** The approval process: reads its configuration, joins its parts, repeats unanswered declines, and serves people. */
import { configPathFromArguments, createLog, readConfig, serve } from '#edge';
import { approvalConfigSchema } from './config.ts';
import { createApprovalApp } from './http/create-approval-app.ts';
import { createIdentityProvider } from './identity/create-identity-provider.ts';
import { joinApproval } from './join-approval.ts';
import { openLiveDoor } from './live/live-door.ts';

const log = createLog('approval');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), approvalConfigSchema);
const { issuer, clientId, clientSecret } = config.identity;
const { parts, voidWork, haltWatch, noticeWatch, close } = joinApproval(config, {
  openIdentity: (means) =>
    createIdentityProvider({
      issuer,
      clientId,
      clientSecret,
      audience: config.audience,
      redirectUri: `${config.origin}/callback`,
      ...means,
    }),
  log,
});
const liveDoor = openLiveDoor(parts);
const app = createApprovalApp(parts, { screens: config.screens, port: config.port });
const server = await serve(app, {
  port: config.port,
  log,
  onStop: () => {
    liveDoor.close();
    close();
  },
});
server.on('upgrade', liveDoor.upgrade);
voidWork.wake();
haltWatch.start();
noticeWatch?.start();
