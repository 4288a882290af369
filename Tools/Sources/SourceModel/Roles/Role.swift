/// The responsibility of a type or a file in its app.
package enum Role: String, Sendable, Codable, CaseIterable {
  /// Data of the app.
  case model
  /// Work on data: requests, stores, repositories.
  case service
  case view
  case viewController
  /// A cell, or a header or footer of a list.
  case cell
  /// A protocol with which a presenter commands its view.
  case contract
  /// A protocol with which a screen requests navigation.
  case navigation
  /// Values that are ready to show.
  case viewData
  case presenter
  case interactor
  case viewModel
  /// A coordinator or a router.
  case coordinator
  /// A factory of screens.
  case factory
  /// Code that assembles an app: the delegates of the app and its scenes.
  case compositionRoot
  case test
  case other

  /// The layer to which the role belongs.
  package var layer: Layer {
    switch self {
    case .model, .service: .model
    case .view, .viewController, .cell: .view
    case .contract, .navigation, .viewData, .presenter, .interactor, .viewModel: .presenter
    case .coordinator: .coordinator
    case .test: .tests
    case .factory, .compositionRoot, .other: .other
    }
  }

  /// A Boolean value that indicates whether types of this role decide what a view shows.
  package var isPresenting: Bool {
    self == .presenter || self == .interactor || self == .viewModel
  }

  /// A Boolean value that indicates whether types of this role are data, or work on data.
  package var isModel: Bool { layer == .model }

  /// A Boolean value that indicates whether types of this role are on the screen.
  package var isOnScreen: Bool { layer == .view }
}
