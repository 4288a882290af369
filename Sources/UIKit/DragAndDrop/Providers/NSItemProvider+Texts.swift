public import Foundation

// Texts and addresses as items.

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

/// An attributed text keeps its attributes within the app, and gives others its characters.
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

/// Makes an object from the characters of data.
///
/// - Throws: `ItemProviderError.unreadable` with the name of what was expected.
private func read<Object>(_ data: Data, _ name: String, _ make: (String) -> Object?) throws
  -> Object
{
  guard let text = String(data: data, encoding: .utf8), let object = make(text) else {
    throw ItemProviderError.unreadable(name)
  }
  return object
}

/// Gives the characters of a text at once.
private func give(
  _ text: String,
  to completionHandler: @Sendable (Data?, (any Error)?) -> Void
) -> Progress? {
  completionHandler(Data(text.utf8), nil)
  return nil
}
