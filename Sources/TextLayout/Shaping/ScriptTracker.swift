/// Resolves the scripts of characters that several scripts share.
///
/// Such characters take the preceding script, at the start of a text the following one; a closing
/// bracket takes that of its opening one.
struct ScriptTracker {
  private var current: Script.Value
  private var brackets: [(closing: UInt32, script: Script.Value)] = []

  /// The maximum number of open brackets, as in rule BD16 of UAX #9.
  private static let depth = 63

  init(_ units: UnsafeBufferPointer<UInt16>) {
    current = Script.first(in: units)
  }

  /// Returns the script that a character would have next.
  @inline(__always)
  func peek(_ scalar: UInt32) -> Script.Value {
    if let script = Script.of(scalar) { return script }
    if scalar == 0x29 || scalar == 0x5D || scalar == 0x7D {
      return brackets.last { $0.closing == scalar }?.script ?? current
    }
    return current
  }

  mutating func script(of scalar: UInt32) -> Script.Value {
    if let script = Script.of(scalar) {
      current = script
      return script
    }
    switch scalar {
    case 0x28: open(0x29)
    case 0x5B: open(0x5D)
    case 0x7B: open(0x7D)
    case 0x29, 0x5D, 0x7D: close(scalar)
    default: break
    }
    return current
  }

  private mutating func open(_ closing: UInt32) {
    if brackets.count < Self.depth { brackets.append((closing, current)) }
  }

  private mutating func close(_ scalar: UInt32) {
    guard let index = brackets.lastIndex(where: { $0.closing == scalar }) else { return }
    current = brackets[index].script
    brackets.removeSubrange(index...)
  }
}
