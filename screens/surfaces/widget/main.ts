/** The widget's document: nothing but the element. */
import './widget.ts';
