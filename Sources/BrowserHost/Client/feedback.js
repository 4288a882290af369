// Haptic and audible feedback: vibrations, where the device supports them, and tones.

/** Milliseconds of vibration and pause, alternating. */
const VIBRATIONS = {
  selection: [5],
  success: [15, 80, 25],
  warning: [25, 120, 15],
  error: [20, 60, 20, 60, 35],
  vibration: [400, 150, 400],
};
/** The duration of the strongest impact, in milliseconds. */
const IMPACT = 25;

/** Tones as [hertz, start, duration], in seconds. */
const TONES = {
  alarm: [0, 0.9, 1.8].flatMap((start) => [[880, start, 0.16], [880, start + 0.2, 0.16], [1175, start + 0.4, 0.3]]),
  alert: [[1047, 0, 0.12], [1319, 0.13, 0.22]],
};
/** The identifiers of alarms among the system sounds. */
const ALARMS = new Set([1005, 1304]);

export class Feedback {
  constructor() {
    // Browsers play audio only after a user gesture.
    for (const name of ["pointerup", "keydown"]) addEventListener(name, () => this.audio?.resume(), true);
  }

  play(kind, value) {
    if (kind === "sound") this.sound(ALARMS.has(value) ? "alarm" : "alert");
    else navigator.vibrate?.(kind === "impact" ? [Math.max(1, IMPACT * value)] : VIBRATIONS[kind]);
  }

  async sound(name) {
    this.audio ??= new AudioContext();
    const { audio } = this;
    // A sound that cannot be played now is dropped.
    if (audio.state !== "running" && !(await resumed(audio))) return;
    const now = audio.currentTime;
    for (const [hertz, start, length] of TONES[name]) tone(audio, hertz, now + start, length);
    document.body.dataset.sounded = name;
  }
}

/** Returns true if an audio context starts within half a second. */
function resumed(audio) {
  const timeout = new Promise((go) => setTimeout(go, 500, false));
  return Promise.race([audio.resume().then(() => true, () => false), timeout]);
}

function tone(audio, hertz, start, length) {
  const oscillator = new OscillatorNode(audio, { frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.25, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
