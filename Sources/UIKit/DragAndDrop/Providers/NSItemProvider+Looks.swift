public import Foundation
import UIKitHosting

// Images and colours as drag items.

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw ItemProviderError.unreadable("picture")
    }
    return image
  }

  /// Loads the data that the image was created from; symbols have none.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    if case .encoded(let image) = _value.source {
      completionHandler(image.data, nil)
    } else {
      completionHandler(nil, ItemProviderError.noData(typeIdentifier))
    }
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let parts = try? JSONDecoder().decode([Double].self, from: data), parts.count == 4,
      let color = UIColor(
        red: CGFloat(parts[0]),
        green: CGFloat(parts[1]),
        blue: CGFloat(parts[2]),
        alpha: CGFloat(parts[3])
      ) as? Self
    else { throw ItemProviderError.unreadable("colour") }
    return color
  }

  /// Loads the components for the current traits.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue, alpha].map { Double($0) }
    completionHandler(try? JSONEncoder().encode(parts), nil)
    return nil
  }
}
