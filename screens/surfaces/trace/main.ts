/** The trace's entry. */
import '../card/settings.ts';
import './trace-app.ts';
