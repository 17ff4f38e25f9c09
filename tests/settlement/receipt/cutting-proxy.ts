/** Stands between a sender and a mail server, and cuts the connection where nobody knows whether the message was taken. */
import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly port: number;
  /** The next message that the server takes: its "250" after the data is kept back, this is called, and both connections are cut. */
  cutNext(onTaken: () => void): void;
  close(): Promise<void>;
}

const END_OF_DATA = '\r\n.\r\n';

export async function startCuttingProxy(target: () => number): Promise<CuttingProxy> {
  let onTaken: (() => void) | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((sender) => {
    const mailServer = connect(target(), '127.0.0.1');
    let said = '';
    for (const socket of [sender, mailServer]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        sender.destroy();
        mailServer.destroy();
      });
    }
    sender.on('data', (chunk) => {
      said = (said + chunk.toString('latin1')).slice(-END_OF_DATA.length);
      mailServer.write(chunk);
    });
    mailServer.on('data', (chunk) => {
      if (onTaken && said === END_OF_DATA && chunk.toString('latin1').startsWith('250')) {
        const tell = onTaken;
        onTaken = undefined;
        tell();
        sender.destroy();
        return;
      }
      sender.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    cutNext(tell) {
      onTaken = tell;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}
