import SwiftSyntax

extension FileRewriter {
  /// Removes attributes that only Objective-C's runtime reads; what they say is in the index.
  func removeAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.typeName
    if index.isEntryPoint(name, of: currentType) {
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
}

extension ModuleIndex {
  /// Whether an attribute of a type makes it the delegate with which the app begins.
  fileprivate func isEntryPoint(_ attribute: String, of type: String?) -> Bool {
    guard attribute == "main" else {
      return attribute == "UIApplicationMain" || attribute == "NSApplicationMain"
    }
    guard let type else { return false }
    return chain(of: type).contains { $0.inherits.contains("UIApplicationDelegate") }
  }
}
