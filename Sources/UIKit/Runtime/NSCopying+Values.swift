// On iOS `as NSCopying` bridges values to objects that are copied. Here the values conform, which
// Foundation leaves to nobody else: it has no bridge to `NSCopying` on Linux.

// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Int: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension IndexPath: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
