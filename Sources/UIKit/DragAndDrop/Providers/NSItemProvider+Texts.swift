public import Foundation

// Texts and URLs as drag items.

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try read(data, "text") { NSString(string: $0) as? Self }
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    give(String(self), to: completionHandler)
  }
}

/// An attributed string, which keeps its attributes within the app; other readers receive its
/// characters.
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    NSString.readableTypeIdentifiersForItemProvider
  }

  public static var writableTypeIdentifiersForItemProvider: [String] {
    NSString.writableTypeIdentifiersForItemProvider
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try read(data, "text") { NSMutableAttributedString(string: $0) as? Self }
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    give(string, to: completionHandler)
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try read(data, "address") { NSURL(string: $0) as? Self }
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    give(absoluteString, to: completionHandler)
  }
}

/// Creates an object from UTF-8 data.
///
/// - Throws: `ItemProviderError.unreadable` with the name of the expected type.
private func read<Object>(_ data: Data, _ name: String, _ make: (String) -> Object?) throws
  -> Object
{
  guard let text = String(data: data, encoding: .utf8), let object = make(text) else {
    throw ItemProviderError.unreadable(name)
  }
  return object
}

/// Passes the characters of a text to a completion handler immediately.
private func give(
  _ text: String,
  to completionHandler: @Sendable (Data?, (any Error)?) -> Void
) -> Progress? {
  completionHandler(Data(text.utf8), nil)
  return nil
}
