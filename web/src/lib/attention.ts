import { t } from '../messages/index.svelte';
import { preferences } from './preferences.svelte';

let audio: AudioContext | undefined;

/** Two short soft notes, like a spoon on a glass. */
export function chime(): void {
  if (!preferences.choices.sound) return;
  try {
    audio ??= new AudioContext();
    const context = audio;
    const note = (pitch: number, after: number) => {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const start = context.currentTime + after;
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    };
    void context.resume().then(() => {
      note(659.3, 0);
      note(880, 0.13);
    });
  } catch {
    // No sound is no reason to stop.
  }
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
