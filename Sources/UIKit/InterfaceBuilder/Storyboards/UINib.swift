public import Foundation

/// A nib file of the app: views and other objects that are made together.
///
/// The `.xib` file is read as Xcode writes it. Classes, outlets and actions of the app are found
/// through ``NibClass``.
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary of objects by the identifiers of their placeholders in the nib.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: InterfaceDocument
  private let bundle: Bundle

  /// Finds a nib in a bundle, by default the main one; traps if there is none, or if the file cannot
  /// be read.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    do {
      guard let document = try InterfaceFiles.document(named: name, type: "xib", in: bundle) else {
        preconditionFailure(
          "Could not load NIB in bundle \(bundle.bundleURL.path) with name '\(name)'."
        )
      }
      self.init(document, in: bundle)
    } catch {
      preconditionFailure("The nib '\(name)' cannot be read. \(error)")
    }
  }

  /// Creates a nib from the contents of a `.xib` file; traps if they cannot be read.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    do {
      self.init(try InterfaceDocument(data, file: "data.xib"), in: bundleOrNil ?? .main)
    } catch {
      preconditionFailure("The nib cannot be read. \(error)")
    }
  }

  init(_ document: InterfaceDocument, in bundle: Bundle) {
    self.document = document
    self.bundle = bundle
    super.init()
  }

  /// Returns a nib of a bundle, or nil if there is none.
  static func _named(_ name: String, in bundle: Bundle) -> UINib? {
    do {
      return try InterfaceFiles.document(named: name, type: "xib", in: bundle).map {
        UINib($0, in: bundle)
      }
    } catch {
      preconditionFailure("The nib '\(name)' cannot be read. \(error)")
    }
  }

  /// Makes the objects of the nib.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The file's owner, whose outlets and actions are connected.
  ///   - optionsOrNil: External objects of the nib.
  /// - Returns: The objects at the top of the nib.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let loader = InterfaceLoader(document, in: bundle)
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let owner = ownerOrNil as? NSObject
    loader.controller = owner as? UIViewController
    var placeholders: [(InterfaceElement, NSObject)] = []
    for element in document.objects where element.name == "placeholder" {
      let kind = element["placeholderIdentifier"] ?? ""
      let object = kind == "IBFilesOwner" ? owner : external[kind] as? NSObject
      guard let object else { continue }
      loader.refer(to: object, as: element.id)
      placeholders.append((element, object))
    }
    let objects = document.objects.filter { $0.name != "placeholder" }.compactMap(loader.make)
    loader.finish(with: placeholders)
    return objects
  }
}

extension Bundle {
  /// Makes the objects of a nib of this bundle; traps if there is no such nib.
  @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
