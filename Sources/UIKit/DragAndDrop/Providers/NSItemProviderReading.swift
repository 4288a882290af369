public import Foundation

/// A class whose objects can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The readable types of data, in the order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// - Throws: An error if the data is not of the type, or cannot be read.
  static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self
}

/// A class whose objects provide data to item providers.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The writable types of data, in the order of fidelity.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types of data that this object provides; those of the class unless implemented.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Passes data of a type to a completion handler, immediately or later.
  ///
  /// - Returns: The progress of loading; nil if the data was available.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// The processes that can load the data; in this implementation items never leave the app.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
