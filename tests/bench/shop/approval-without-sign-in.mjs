// The approval process with everything real but the sign-in, which believes what it is told: user verification is timed apart.
// Only the bench starts it. The product has no switch for it: this entry hands in a verifier of its own.
import { approvalConfigSchema } from '../../../dist/approval/config.js';
import { createApprovalApp } from '../../../dist/approval/http/create-approval-app.js';
import { joinApproval } from '../../../dist/approval/join-approval.js';
import { configPathFromArguments, createLog, readConfig, serve } from '../../../dist/edge/index.js';

const log = createLog('approval');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), approvalConfigSchema);
const { issuer } = config.identity;
const { parts, close } = joinApproval(config, {
  openIdentity: ({ clock }) => ({
    issuer,
    authorizationUrl: ({ state }) => Promise.resolve(`${issuer}/auth?state=${state}`),
    // The "code" is the customer's own name.
    exchangeCode: ({ code }) =>
      Promise.resolve({
        outcome: 'verified',
        subject: code,
        authTimeSeconds: Math.floor(clock.nowEpochMs() / 1000),
      }),
  }),
  log,
});
const app = createApprovalApp(parts, { screens: config.screens, port: config.port });
await serve(app, { port: config.port, log, onStop: close });
