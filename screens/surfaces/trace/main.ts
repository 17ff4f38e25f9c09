/** The trace's entry. */
import './settings.ts';
import './trace-app.ts';
