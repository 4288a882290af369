public import Foundation

/// A view that is displayed under the finger during a drag.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The appearance of a drag preview.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The target of a drag preview.
open class UIDragPreviewTarget: UIPreviewTarget {}
