/// A transformer in a configuration that is compared; two are equal if one is a copy of the other.
///
/// NB: It is `Sendable` because the configurations that contain it are; they are applied on the
/// main actor.
final class ColorTransform: Hashable, @unchecked Sendable {
  let transformer: UIConfigurationColorTransformer

  init?(_ transformer: UIConfigurationColorTransformer?) {
    guard let transformer else { return nil }
    self.transformer = transformer
  }

  static func == (one: ColorTransform, other: ColorTransform) -> Bool { one === other }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
