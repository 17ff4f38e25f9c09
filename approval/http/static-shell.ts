/** The built card and trace: one page each at every address that people open, and their hashed assets. They hold nothing of anybody. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RequestRefused } from '#edge';
import express, { Router, type RequestHandler } from 'express';

export function staticShell(screens: string): Router {
  const folder = resolve(screens);
  const router = Router();
  router.get(['/', '/orders/:digest', '/callback'], servePage(join(folder, 'index.html')));
  router.get('/trace', servePage(join(folder, 'trace.html')));
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: (response) => {
        // The names of assets follow from their content.
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      },
    }),
  );
  return router;
}

function servePage(path: string): RequestHandler {
  return async (_request, response) => {
    const page = await readPage(path);
    response.type('html').send(page);
  };
}

async function readPage(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new RequestRefused(
      503,
      'card_missing',
      'The card is not there yet. Please try again in a moment.',
    );
  }
}
