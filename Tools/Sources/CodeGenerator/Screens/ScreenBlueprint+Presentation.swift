// Contract, state and presenter.
extension ScreenBlueprint {
  var presentationFiles: [GeneratedFile] {
    let folder = "Presentation/\(screen)"
    return [
      GeneratedFile("\(folder)/\(screen)Contract.swift", contract),
      GeneratedFile("\(folder)/\(screen)Presenter.swift", presenter),
      GeneratedFile("\(folder)/\(screen)ViewState.swift", viewState),
    ]
  }

  private var isFlow: Bool { placement == .flow }
  /// A contract that only a flow within the module fulfils is internal.
  private var access: String { isFlow ? "" : "public " }

  private var contract: String {
    """
    public import Rostrum

    /// The view of the \(name.phrase) screen, as its presenter uses it.
    @MainActor
    public protocol \(screen)View: StateRendering where State == \(screen)ViewState {}

    /// The ways out of the \(name.phrase) screen, as its presenter uses them.
    @MainActor
    \(access)protocol \(screen)Navigation: AnyObject {
      func \(done)()
    \(isFlow ? "\n  func \(leaving)()\n}" : "}")
    """
  }

  private var viewState: String {
    """
    /// Everything that the \(name.phrase) screen shows.
    public struct \(screen)ViewState: Equatable, Sendable {
      public var title: String
      public var text: String
      public var done: String
    \(isFlow ? "  public var cancel: String\n}" : "}")
    """
  }

  private var presenter: String {
    """
    public import Rostrum

    /// Shows the \(name.phrase) screen and reports how it is left.
    public final class \(screen)Presenter: Presenter<any \(screen)View, \(screen)ViewState> {
      private weak var navigation: (any \(screen)Navigation)?

      init(texts: \(textsType), navigation: any \(screen)Navigation) {
        self.navigation = navigation
        super.init(
          state: \(screen)ViewState(
    \(texts.map { "        \($0.field(of: name)): texts.\($0.property)" }.joined(separator: ",\n"))
          )
        )
      }

      // MARK: - Actions

      public func doneTapped() {
        navigation?.\(done)()
      }
    \(isFlow ? cancelAction : "}")
    """
  }

  private var cancelAction: String {
    """

      public func cancelTapped() {
        navigation?.\(leaving)()
      }
    }
    """
  }
}

extension ScreenText {
  /// The field of the view state: `recipeBookTitle` is `title` there.
  func field(of screen: GeneratedName) -> String {
    let rest = property.dropFirst(screen.plainVariable.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
