/// A phase of a shake of the device.
public enum ShakePhase: UInt8, Sendable, CaseIterable {
  case began
  case ended
  case cancelled
}
