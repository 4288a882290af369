/// The distinct traits that the scenes of an app have had, by number from 1.
///
/// A view that leaves a scene keeps the number of the scene's traits, so that it can be notified of
/// their changes when it returns.
struct KnownTraits {
  private var all: [UITraitCollection] = []

  /// Returns the number of traits; 0 if there are too many.
  mutating func number(of traits: UITraitCollection) -> UInt16 {
    if let index = all.firstIndex(of: traits) { return UInt16(index + 1) }
    guard all.count < UInt16.max else { return 0 }
    all.append(traits)
    return UInt16(all.count)
  }

  subscript(number: UInt16) -> UITraitCollection { all[Int(number) - 1] }
}
