// The coordinator of a separate flow.
extension ScreenBlueprint {
  var flowFiles: [GeneratedFile] {
    [
      GeneratedFile("Presentation/Flow/\(screen)Coordinator.swift", coordinator),
      GeneratedFile("Presentation/Flow/\(screen)Outcome.swift", outcome),
    ]
  }

  private var outcome: String {
    """
    /// The result of the \(name.phrase) flow, unless a person leaves it without one.
    enum \(screen)Outcome {
      case done
    }
    """
  }

  private var coordinator: String {
    """
    import Rostrum

    /// The \(name.phrase) flow: one screen in a sheet.
    final class \(screen)Coordinator: Coordinator<\(screen)Outcome> {
      private let screens: any \(app)Screens
      private let texts: \(textsType)

      init(screens: any \(app)Screens, texts: \(textsType)) {
        self.screens = screens
        self.texts = texts
        super.init()
      }

      override func start() {
        let presenter = \(screen)Presenter(texts: texts, navigation: self)
        push(screens.\(name.variable)(presenter), at: \(app)Route.\(name.variable))
      }
    }

    extension \(screen)Coordinator: \(screen)Navigation {
      func \(done)() {
        finish(.done)
      }

      func \(leaving)() {
        leave()
      }
    }
    """
  }
}
