/// A deterministic random number generator (SplitMix64).
package struct Seed: Sendable {
  private var state: UInt64

  /// - Parameters:
  ///   - number: The seed, such as a story's id.
  ///   - salt: Distinguishes sequences of the same number.
  package init(_ number: Int, _ salt: UInt64 = 0) {
    state =
      UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15 ^ (salt &* 0xD1B5_4A32_D192_ED03)
  }

  /// Returns a number from 0 up to, but not including, a limit over 0.
  package mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(elements.count)]
  }

  /// Returns a number from 0 to 1.
  package mutating func fraction() -> Double { Double(next(10_001)) / 10_000 }
}
