/** What people say for Amazon's built-in intents, beside a skill's own samples for them. */
export const BUILT_IN_PHRASES: Readonly<Record<string, readonly string[]>> = {
  'AMAZON.HelpIntent': ['help', 'help me', 'can you help me'],
  'AMAZON.StopIntent': ['stop', 'off', 'shut up'],
  'AMAZON.CancelIntent': ['cancel', 'never mind', 'nevermind', 'forget it'],
  'AMAZON.YesIntent': ['yes', 'yeah', 'yep', 'sure', 'ok', 'okay', 'yes please'],
  'AMAZON.NoIntent': ['no', 'nope', 'no thanks', 'no thank you'],
  'AMAZON.RepeatIntent': ['repeat', 'repeat that', 'say that again'],
  'AMAZON.NavigateHomeIntent': ['go home', 'home', 'go to the home screen'],
};
