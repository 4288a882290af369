/// Some of a new app's files.
protocol AppTemplates {
  var name: GeneratedName { get }
  var files: [GeneratedFile] { get }
}

extension AppTemplates {
  /// The name that the app's types and modules begin with.
  var app: String { name.type }

  /// The table of folders for a read-me.
  func layerTable(commandsIn folder: String) -> String {
    """
    | folder | contents | may import |
    |---|---|---|
    | `Model` | items, their repository | Foundation |
    | `Presentation` | contracts, view states, presenters, the coordinator, routes, texts | Rostrum, `\(app)Model` |
    | `UI` | view controllers, the screen factory | UIKit, RostrumUIKit, `\(app)Presentation` |
    | `App` | the composition root | all of the above |
    | `Tests` | tests of `Model`, `Presentation` and `UI` | |

    A screen is a folder under `Presentation` and one of the same name under `UI`;
    `rostrum new screen NAME --in \(folder)` adds one, `rostrum new flow NAME --in \(folder)` adds one with a flow of its own.
    """
  }
}
