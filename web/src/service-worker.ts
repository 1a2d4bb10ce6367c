/** The page's service worker: push messages, and nothing else. */
import './push-worker.ts';
