/** The built card and trace: one page each at every address that people open, and their hashed assets. They hold nothing of anybody. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RequestRefused } from '#edge';
import express, { Router, type RequestHandler } from 'express';

/** What browsers look for at a fixed address: the worker, what an installed card is called, and what it shows offline. */
const ROOT_FILES = [
  'push.js',
  'manifest.webmanifest',
  'offline.html',
  'offline.css',
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];

export function staticShell(screens: string): Router {
  const folder = resolve(screens);
  const router = Router();
  router.get(
    ['/', '/orders/:digest', '/account', '/account/:page', '/callback'],
    servePage(join(folder, 'index.html')),
  );
  router.get('/trace', servePage(join(folder, 'trace.html')));
  router.get(
    ROOT_FILES.map((name) => `/${name}`),
    express.static(folder, { index: false, redirect: false, dotfiles: 'ignore' }),
  );
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
