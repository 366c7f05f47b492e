import { t } from '../messages/index.svelte';
import { preferences } from './preferences.svelte';
import { playSound } from './sounds';

/** Two short soft notes, like a spoon on a glass. */
export function chime(): void {
  playSound('chime');
}

/** Whether this browser can show notifications at all. */
export const canNotify = 'Notification' in window;

/** Asks the browser for leave to show notifications. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** It has become your turn: sound, and a notification if the page is out of sight. */
export function callToTable(title: string, question: string): void {
  chime();
  if (!document.hidden || !preferences.choices.notify || !canNotify) return;
  if (Notification.permission !== 'granted') return;
  try {
    const note = new Notification(t('turn-notification', { title }), {
      body: question,
      tag: location.pathname,
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some browsers only allow them from a worker.
  }
}

/** Puts the page's name into the title, with a mark when it is your turn. */
export function setTitle(page: string, yours = false): void {
  document.title = page ? t(yours ? 'page-title.your-turn' : 'page-title', { page }) : t('brand');
}
