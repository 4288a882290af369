import UIKit
import UIKitHosting
import UIKitTesting

/// An element of a recorded screen, as each vocabulary finds it.
struct RecordedElement: Equatable {
  /// The way that XCUITest takes.
  var path: ElementPath
  /// The element that `SceneDriver` finds; nil if a screen reader does not announce it.
  var announced: AnnouncedElement?
  var kind: ElementKind
  var part: ElementRecord.Part
  var label: String
  var value: String?
  /// The middle, in points of the screen.
  var middle: ScreenPoint
}

/// An element as a screen reader announces it.
struct AnnouncedElement: Equatable {
  var label: String
  var role: Role
  var value: String?
  /// The 0-based index among the elements with this label and role; nil for the only one.
  var index: Int?
  /// Whether no other field has the label.
  var isOnlyField: Bool
  /// The 0-based index of a wheel in its picker.
  var component: Int
  /// Whether the screen has several pickers.
  var isAmongPickers: Bool
}

/// A screen at the time of a recorded action.
@MainActor
struct RecordedScreen {
  let tree: RenderTree
  let app: ElementRecord
  let unseen: UnseenReader

  init(of scene: _SceneRuntime, _ environment: SceneEnvironment) {
    tree = scene.newTree
    app = scene.elements(in: tree, environment)
    unseen = UnseenReader { scene.contents(of: $0, environment) }
  }

  /// Returns an element; nil if it is not on the screen.
  func element(
    _ id: ElementRecord.ID,
    preferringText prefersText: Bool = false
  ) -> RecordedElement? {
    guard let path = ElementPaths(in: app, unseen).path(to: id, preferringText: prefersText),
      let record = record(id)
    else { return nil }
    return RecordedElement(
      path: path,
      announced: announced(record),
      kind: record.kind,
      part: id.part,
      label: record.label,
      value: record.value,
      middle: record.frame.middle
    )
  }

  func record(_ id: ElementRecord.ID) -> ElementRecord? { app.all.first { $0.id == id } }

  /// Returns whether the keyboard of a device would be over an element.
  func hasKeyboard(over id: ElementRecord.ID) -> Bool {
    let isLandscape = app.frame.width > app.frame.height
    let top = app.frame.height - KeyboardElements.height(isLandscape: isLandscape)
    guard tree.isEditing(in: app.id), !tree.isEditing(in: id), let record = record(id) else {
      return false
    }
    return record.frame.middle.y > top
  }

  /// The text of a field.
  func text(of id: NodeID) -> String { tree[id]?.typing?.text ?? "" }

  func element(_ id: NodeID) -> RecordedElement? { element(.init(node: id.rawValue)) }

  private static let fields: Set<Role> = [.textField, .secureField, .searchField, .textView]

  /// Returns the element of a node, or that of the innermost view around it that is announced.
  private func announced(_ record: ElementRecord) -> AnnouncedElement? {
    let all = ElementReader(tree: tree).elements().flatMap(\.all)
    for node in tree.path(from: NodeID(rawValue: record.id.node)) {
      let own = all.filter { $0.id == node.id }
      // Revealed actions and the texts of web pages have the number of what they are in.
      guard let element = own.first(where: { $0.label == record.label }) ?? own.first else {
        continue
      }
      let alike = all.filter { $0.label == element.label && $0.role == element.role }
      let fields = all.filter { $0.label == element.label && Self.fields.contains($0.role) }
      return AnnouncedElement(
        label: element.label,
        role: element.role,
        value: element.value,
        index: alike.count == 1 ? nil : alike.firstIndex { $0.id == element.id },
        isOnlyField: fields.count == 1,
        component: all.lazy.filter { $0.role == .picker }
          .compactMap { $0.children.firstIndex { $0.id == element.id } }.first ?? 0,
        isAmongPickers: all.count { $0.role == .picker } > 1
      )
    }
    return nil
  }
}
