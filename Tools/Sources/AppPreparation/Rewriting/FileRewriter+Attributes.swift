import SwiftSyntax

extension FileRewriter {
  /// Removes attributes that only Objective-C's runtime reads; what they say is in the index.
  func removeAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.typeName
    if name == "UIApplicationMain" || name == "NSApplicationMain" || (name == "main" && isDelegate)
    {
      entryPoint = currentType
      edits.remove(node.rangeWithSpaces)
      note(.entryPoint, node.trimmedRange)
    } else if attributesOfObjectiveC.contains(name) || node.isBlockConvention {
      edits.remove(node.rangeWithSpaces)
      note(.attribute, node.trimmedRange)
    } else if name == "NSManaged" {
      report("Core Data does not exist here: write the property without @NSManaged.", at: node)
    }
  }

  /// Whether the class whose attributes are visited is an app's delegate.
  private var isDelegate: Bool {
    guard let currentType else { return false }
    return index.chain(of: currentType).contains { $0.inherits.contains("UIApplicationDelegate") }
  }
}
