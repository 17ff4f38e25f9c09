/** Times in words: the steps are the same in every language, the words are its own. */
import type { PhoneTexts } from './phone-texts.ts';

export interface DurationWords {
  readonly minutes: (count: number) => string;
  readonly seconds: (count: number) => string;
  /** Between the minutes and the seconds. */
  readonly joiner: string;
}

/** Each count is one or more. */
export interface AgoWords {
  readonly justNow: string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
}

export function durationsIn({
  minutes: minutesOf,
  seconds: secondsOf,
  joiner,
}: DurationWords): Pick<PhoneTexts, 'duration' | 'roughDuration'> {
  return {
    duration: (seconds) => {
      const whole = wholeSeconds(seconds);
      const minutes = Math.floor(whole / 60);
      const rest = whole % 60;
      if (minutes === 0) return secondsOf(rest);
      return rest === 0 ? minutesOf(minutes) : `${minutesOf(minutes)}${joiner}${secondsOf(rest)}`;
    },
    roughDuration: (seconds) => {
      const whole = wholeSeconds(seconds);
      return whole < 120 ? secondsOf(whole) : minutesOf(Math.floor(whole / 60));
    },
  };
}

export function agoIn(words: AgoWords): (seconds: number) => string {
  return (seconds) => {
    if (seconds < 45) return words.justNow;
    const minutes = Math.round(seconds / 60);
    if (minutes < 60) return words.minutes(minutes);
    const hours = Math.round(minutes / 60);
    if (hours < 24) return words.hours(hours);
    return words.days(Math.round(hours / 24));
  };
}

function wholeSeconds(seconds: number): number {
  return Math.max(0, Math.floor(seconds));
}
