/** The judges' page: an Echo Show on the left, the phone on the right. */
import './settings.ts';
import './judges-page.ts';
