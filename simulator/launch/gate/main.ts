/**
 * One half of the gate between the request side's network and the machine's. The halves share a folder that only their user may enter, and
 * meet at sockets in it: a file can be reached from both networks, an address cannot.
 */
import { configPathFromArguments, createLog, readConfig } from '#edge';
import { gateConfigSchema } from './config.ts';
import { relay } from './relay.ts';

const log = createLog('gate');
const { relays } = readConfig(configPathFromArguments(process.argv.slice(2)), gateConfigSchema);
await Promise.all(relays.map(relay));
log.info('ready');
